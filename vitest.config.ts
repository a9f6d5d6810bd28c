import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { COVERAGE } from './test/support/coverage.ts';
import { LongestFirst } from './test/support/longest-first.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * The tests that cover what has to be covered whole: those of its rooms, and of others only what takes
 * it somewhere new. Being measured takes up to twice as long, so neither others are, nor those that try
 * the same code with much or with many inputs.
 */
const measured = globSync(
  [
    'test/{core,chance,policy,prompts,report,http,service,github}/**/*.test.ts',
    'test/memory/*.test.ts',
    'test/flows/delete-flows.test.ts',
    'test/gate/{changes,inputs,saved}/*.test.ts',
    'test/gate/delivery/{brief,collect-metrics,pull-request,report-files,summary-and-links,upload-report}.test.ts',
    'test/gate/baseline/without-debrief.test.ts',
    'test/gate/explained.test.ts',
    'test/gate/runs/evidence.test.ts',
    'test/track/track.test.ts',
  ],
  {
    cwd: root,
    exclude: [
      'test/{core,prompts}/large-*.test.ts',
      'test/prompts/round-trip.test.ts',
      'test/report/{comment/comment-hostile,html/hostile,markdown-hostile}.test.ts',
    ],
  },
);

export default defineConfig({
  test: {
    // For a machine that is busy with other things. No test takes long by itself.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A process for each file would cost a third of the time. No module of a test may keep anything
    // that another file could stumble over.
    isolate: false,
    // Node reads TypeScript itself, and its own modules are faster than what Vite makes of them.
    experimental: { viteModuleRunner: false },
    // One more than there are cores, since some tests wait for processes that they have started.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'measured', include: measured } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['test/**/*.test.ts'],
          exclude: measured,
          env: { [COVERAGE]: 'off' },
        },
      },
    ],
    coverage: {
      provider: 'custom',
      customProviderModule: fileURLToPath(new URL('test/support/coverage.ts', import.meta.url)),
      include: ['src/{core,chance,policy,prompts,report,http,service,github,memory}/**'],
      thresholds: { branches: 100, lines: 100, functions: 100 },
      // Only a file, so that a run that passes ends with its closing line; `npm test` reads it.
      reporter: ['lcovonly'],
    },
  },
});
