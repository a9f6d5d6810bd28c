/**
 * Starts the embedded service for the later steps of a job: `scripts/start-service.ts DATABASE SEED`. Writes its
 * URL, its key and its process ID to GITHUB_OUTPUT. Fails if the service ends before it listens.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from './command.ts';

const [, , database = 'service.db', seed = 'reference'] = process.argv;
const { RUNNER_TEMP = '.', GITHUB_OUTPUT = 'outputs.txt' } = process.env;
const logFile = join(RUNNER_TEMP, 'service.log');
mkdirSync(dirname(database), { recursive: true });
const log = openSync(logFile, 'w');
const cli = join(ROOT, 'src/reference-service/cli.ts');
const service = spawn(process.execPath, [cli, '--db', database, '--seed', seed], {
  // The runner ends the processes of a step with the step, unless they are detached.
  detached: true,
  stdio: ['ignore', log, log],
});
service.unref();
for (;;) {
  const text = readFileSync(logFile, 'utf8');
  const [url, key] = ['base (?:address|URL)', 'full access key'].map(
    (label) => new RegExp(`^${label} +(\\S+)$`, 'm').exec(text)?.[1],
  );
  if (url !== undefined && key !== undefined) {
    appendFileSync(GITHUB_OUTPUT, `base-url=${url}\napi-key=${key}\npid=${service.pid}\n`);
    break;
  }
  if (service.exitCode !== null) throw new Error(`The service did not start:\n${text}`);
  await setTimeout(200);
}
