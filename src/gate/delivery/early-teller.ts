import { fails } from '../../core/outcome.ts';
import { summarizeEarly } from '../../report/early-markdown.ts';
import { renderEarlyJson } from '../../report/json/early.ts';
import { nextOfUnjudged, outsideWays } from '../../report/unjudged.ts';
import { PLAIN } from '../../report/voice.ts';
import { ownOutputs, ownReasons } from './own-outputs.ts';
import type { Teller } from './teller.ts';

/**
 * Tells an ending without any run. Its only file is the report for programs, since the others would only say
 * again what the job summary does.
 */
export const EARLY_TELLER: Teller = {
  outputs: (report) => ownOutputs(report, ownReasons(report)),
  annotations: (report) => ({
    level: fails(report.outcome) && !report.tolerated ? 'error' : 'warning',
    reasons: ownReasons(report).map(({ outcome, message }) => `${outcome}: ${message}`),
    warnings: [],
  }),
  next: (report, settings) => nextOfUnjudged(report, outsideWays(report, settings), PLAIN),
  summarize: summarizeEarly,
  files: ({ report }, settings) => [['json-file', [renderEarlyJson(report, settings)]]],
  upload: async () => ({ url: '', notes: [] }),
};
