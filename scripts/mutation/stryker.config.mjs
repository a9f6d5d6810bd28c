/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  mutate: ['src/policy/**/*.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.policy.config.ts', related: false },
  // Stryker adapts the file of that name through an API that TypeScript 7 does not have.
  tsconfigFile: 'no-tsconfig.json',
  concurrency: 2,
  tempDirName: '.tmp/stryker',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
