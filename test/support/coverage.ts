/**
 * Coverage by V8, of those test files alone that have it on. It asks whether code ran, and not how often:
 * to count, V8 would keep all code from being optimized.
 */
import { Session } from 'node:inspector/promises';
import v8 from '@vitest/coverage-v8';
import type { CoverageProviderModule } from 'vitest/node';

/** The variable by which a project of `vitest.config.ts` has no coverage, when it is `off`. */
export const COVERAGE = 'COVERAGE';

const isOff = process.env[COVERAGE] === 'off';

const provider: CoverageProviderModule & { session: Session | null } = {
  ...v8,
  session: null,
  async startCoverage() {
    if (isOff || this.session !== null) return;
    this.session = new Session();
    this.session.connect();
    await this.session.post('Profiler.enable');
    await this.session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  },
  async takeCoverage(options) {
    return isOff ? undefined : v8.takeCoverage?.call(this, options);
  },
};

export default provider;
