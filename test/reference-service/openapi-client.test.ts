/** docs/openapi.json is good enough to make a client from: openapi-typescript, tsc and openapi-fetch do. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ROOT, runNode, TOOLS } from '../../scripts/command.ts';
import { startReferenceService } from '../../src/reference-service/server.ts';

/** The package that has the generator, what the client runs on, and the program that uses it. */
const CLIENT = join(ROOT, 'test', 'openapi-client');
const PROGRAM = readFileSync(join(CLIENT, 'story.ts'), 'utf8');
const GENERATOR = join(
  dirname(createRequire(join(CLIENT, 'package.json')).resolve('openapi-typescript/package.json')),
  'bin',
  'cli.js',
);

// Below the package, so that the program finds what it imports.
const parent = join(CLIENT, '.tmp');
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(join(parent, 'client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const types = join(folder, 'api.d.ts');
beforeAll(async () => {
  const description = join(ROOT, 'docs', 'openapi.json');
  // Otherwise the generator takes a field of a request that has a default for one that is needed.
  const options = ['--output', types, '--default-non-nullable=false'];
  const { exitCode, output } = await runNode([GENERATOR, description, ...options]);
  expect(exitCode, output).toBe(0);
});

/** Compiles a program with the types; returns its path and the compiler's output. */
async function compile(program: string) {
  const project = mkdtempSync(join(folder, 'project-'));
  const path = join(project, 'story.ts');
  copyFileSync(types, join(project, 'api.d.ts'));
  writeFileSync(path, program);
  const settings = { extends: join(ROOT, 'tsconfig.json'), files: ['story.ts'], include: [] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings));
  return { path, ...(await runNode([TOOLS.tsc, '-p', project, '--pretty', 'false'])) };
}

test('a client that is generated from the description compiles and works', async () => {
  const { path, exitCode, output } = await compile(PROGRAM);
  expect(output).toBe('');
  expect(exitCode).toBe(0);

  const service = await startReferenceService({ timeScale: 200 });
  onTestFinished(() => service.close());
  const { url, keys, demo } = service;
  const result = await runNode([path, url, keys.full, keys.readOnly, demo.runPlanId]);
  expect(result.exitCode, result.output).toBe(0);
  expect(JSON.parse(result.output)).toEqual({
    jobId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    status: 'COMPLETED',
    debriefStatus: 'READY',
    verdict: 'THRESHOLD_FAILED',
    themes: expect.arrayContaining([{ slug: expect.any(String), severity: 'HIGH' }]),
    refused: { status: 403, isForbidden: true, message: 'This key may only read.' },
  });
});
