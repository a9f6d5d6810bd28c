/** Coverage by V8, of those test files alone that have it on. */
import v8 from '@vitest/coverage-v8';
import type { CoverageProviderModule } from 'vitest/node';

/** The variable by which a project of `vitest.config.ts` has no coverage, when it is `off`. */
export const COVERAGE = 'COVERAGE';

const isOff = process.env[COVERAGE] === 'off';

const provider: CoverageProviderModule = {
  ...v8,
  ...(isOff && { startCoverage: () => {}, takeCoverage: () => {} }),
};

export default provider;
