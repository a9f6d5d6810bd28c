import { runGate } from '../gate/gate.ts';
import { endProcess, realWorld } from '../gate/process.ts';

endProcess(await runGate(realWorld()));
