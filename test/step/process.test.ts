import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const PROCESS = JSON.stringify(new URL('../../src/step/process.ts', import.meta.url));
const LINES = 20_000;
/** More than a pipe holds, and then a handle that would keep the process for ever. */
const STEP = `
  import { endProcess, realWorld } from ${PROCESS};
  const { runner } = realWorld();
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
  it('with its code, whatever is open, once a slow reader has all of the log', async () => {
    const step = startStep();
    let log = '';
    await once(step.stdout, 'readable');
    // Whoever ends too early has ended by now.
    await new Promise((resume) => setTimeout(resume, 500));
    step.stdout.setEncoding('utf8').on('data', (text) => {
      log += text;
    });
    expect(await once(step, 'close')).toEqual([3, null]);
    expect(log.split('\n').slice(-2)).toEqual([`line ${LINES - 1}`, '']);
  });

  it('with its code where nobody reads the log any more', async () => {
    const step = startStep();
    step.stdout.destroy();
    expect(await once(step, 'close')).toEqual([3, null]);
  });
});

describe('where only connections are open', () => {
  it('the process ends by itself and with its code, since Node may wait for ever for its threads when it is told to exit', async () => {
    const open = `
      import { connect, createServer } from 'node:net';
      import { endProcess } from ${PROCESS};
      process.exit = () => process.stdout.write('told to exit');
      const server = createServer().listen(0, '127.0.0.1', () => {
        connect(server.address().port, '127.0.0.1').once('connect', async () => {
          await endProcess(3);
          Promise.reject(new Error('too late'));
        });
      });
    `;
    const step = spawn(process.execPath, ['--input-type=module', '-e', open], {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 4_000,
      killSignal: 'SIGKILL',
    });
    let told = '';
    step.stdout.setEncoding('utf8').on('data', (text) => {
      told += text;
    });
    expect(await once(step, 'close')).toEqual([3, null]);
    expect(told).toBe('');
  });
});

describe('an event is none', () => {
  it.each([
    ['a pipe, which nobody may ever write to', (path: string) => execFileSync('mkfifo', [path])],
    ['a device without an end', (path: string) => symlinkSync('/dev/zero', path)],
  ])('that stands in %s', async (_, make) => {
    const folder = mkdtempSync(join(tmpdir(), 'process-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'event.json');
    make(path);
    const asks = `
      import { realWorld } from ${PROCESS};
      const { eventName, payload } = await realWorld().workflow();
      process.stdout.write(JSON.stringify({ eventName, payload }));
    `;
    const step = spawn(process.execPath, ['--input-type=module', '-e', asks], {
      env: { GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: 'push' },
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 4_000,
      // It would listen for others.
      killSignal: 'SIGKILL',
    });
    let told = '';
    step.stdout.setEncoding('utf8').on('data', (text) => {
      told += text;
    });
    expect(await once(step, 'close')).toEqual([0, null]);
    expect(JSON.parse(told)).toEqual({ eventName: 'push', payload: {} });
  });
});
