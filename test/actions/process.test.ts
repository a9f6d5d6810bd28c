import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const PROCESS = JSON.stringify(new URL('../../src/actions/process.ts', import.meta.url));
const LINES = 20_000;
/** More than a pipe holds, and then a handle that would keep the process alive. */
const STEP = `
  import { endProcess, realRuntime } from ${PROCESS};
  const { runner } = realRuntime();
  for (let line = 0; line < ${LINES}; line += 1) runner.info('line ' + line);
  setInterval(() => {}, 60_000);
  await endProcess(3);
`;

function startStep() {
  return spawn(process.execPath, ['--input-type=module', '-e', STEP], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('the process of a step ends', () => {
  it('with its code once a slow reader has all of the log, with open handles too', async () => {
    const step = startStep();
    let log = '';
    await once(step.stdout, 'readable');
    // A process that ends too early has ended by now.
    await new Promise((resume) => setTimeout(resume, 500));
    step.stdout.setEncoding('utf8').on('data', (text) => {
      log += text;
    });
    expect(await once(step, 'close')).toEqual([3, null]);
    expect(log.split('\n').slice(-2)).toEqual([`line ${LINES - 1}`, '']);
  });

  it('with its code if the log has no reader any more', async () => {
    const step = startStep();
    step.stdout.destroy();
    expect(await once(step, 'close')).toEqual([3, null]);
  });
});
