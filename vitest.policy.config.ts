import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutation` breaks the policy under. */
export default defineConfig({
  test: { include: ['test/policy/**/*.test.ts'] },
});
