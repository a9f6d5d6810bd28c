import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    // A process for each file would cost a third of the time. No module of a test may keep anything
    // that another file could stumble over.
    isolate: false,
    // By itself the runner leaves one core free, which is half of what CI has.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['src/{core,chance,policy,prompts,report,http,service,github}/**'],
      thresholds: { branches: 100, lines: 100, functions: 100 },
      // Only a file, so that a run that passes ends with its closing line; `npm test` reads it.
      reporter: ['lcovonly'],
    },
  },
});
