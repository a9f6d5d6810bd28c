export { runGate as run } from '../gate/gate.ts';
