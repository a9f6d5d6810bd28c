import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src/{core,policy,prompts,report,http,service,github}/**'],
      thresholds: { branches: 100, lines: 100, functions: 100 },
      // Only a file, so that a run that passes ends with its closing line; `npm test` reads it.
      reporter: ['lcovonly'],
    },
  },
});
