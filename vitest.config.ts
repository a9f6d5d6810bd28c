import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/seed.ts'],
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
  },
});
