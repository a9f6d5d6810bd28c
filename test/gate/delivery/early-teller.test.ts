import { expect, it } from 'vitest';
import { EARLY_TELLER } from '../../../src/gate/delivery/early-teller.ts';
import { RUN_TELLER } from '../../../src/gate/delivery/run-teller.ts';
import { UNREAD } from '../../../src/gate/inputs/settings.ts';
import { provenanceSchema } from '../../../src/report/model/evidence.ts';
import type { GateReport, Reason } from '../../../src/report/model.ts';
import type { World } from '../../../src/step/world.ts';
import { filled } from '../../report/hostile-report.ts';
import { gateReport } from '../../support/reports.ts';

const reason = (message: string, rule = 'input'): Reason => ({ rule, message });
const many = Array.from({ length: 700 }, (_, index) => reason(`${index} ${'*'.repeat(2_000)}`));

const ENDINGS: Partial<GateReport>[] = [
  { outcome: 'error', reasons: [reason("input 'wait' is \u202e no boolean: 5 % of *all*")] },
  { outcome: 'error', reasons: many },
  { outcome: 'error', reasons: [reason('it is gone', 'debrief-file')], notes: ['of 5 %', '`b`'] },
  {
    outcome: 'skipped',
    reasons: [reason('there is no API key'), reason('nor else')],
    gateName: 'english',
  },
  { outcome: 'inconclusive', reasons: [reason('no answer', 'policy')], tolerated: true },
  { outcome: 'inconclusive', reasons: [reason('no money', 'budget')] },
];
const WHERE = [{}, { provenance: filled(provenanceSchema, () => 'https://a.example/b') }];
const SETTINGS = [
  UNREAD,
  { ...UNREAD, reportUrl: 'https://a.example/r', detail: 'brief' as const },
];

it.each(ENDINGS.flatMap((ending) => WHERE.map((where) => ({ ...ending, ...where }))))(
  'an ending without a run is told as by what tells of runs: $outcome, $reasons.0.message',
  async (facts) => {
    const report = gateReport({ runs: [], ...facts });
    for (const settings of SETTINGS) {
      const [early, other] = [EARLY_TELLER, RUN_TELLER].map((teller) => {
        const summary = teller.summarize(report, settings);
        const files = [...teller.files({ report, summary, patch: '' }, settings)];
        return {
          outputs: Object.entries(teller.outputs(report)),
          next: teller.next(report, settings),
          summary: summary.text,
          files: files.map(([name, pieces]) => [name, [...pieces].join('')]),
        };
      });
      expect(early).toEqual(other);
      const world = { cancelled: new AbortController().signal, env: {} } as World;
      const uploaded = await EARLY_TELLER.upload(report, settings, null, world);
      expect(uploaded).toEqual(await RUN_TELLER.upload(report, settings, null, world));
    }
    expect(EARLY_TELLER.annotations(report)).toEqual(RUN_TELLER.annotations(report));
  },
);
