import { expect, test } from 'vitest';
import { Decider } from '../../../src/gate/runs/decider.ts';
import { RunRecord } from '../../../src/gate/runs/run-record.ts';
import { VERDICT_ALONE } from '../../../src/policy/verdict-alone.ts';
import { recordingRunner } from '../../support/recording-runner.ts';
import { debriefReport, theme } from '../../support/reports.ts';

const told = (value: string) =>
  `A theme has the ${value}, which this version does not know: no rule of a policy matches it.\n`;

test('a value that no policy can name is listed in the log once, whichever runs have it', () => {
  const { runner, log } = recordingRunner();
  const decider = new Decider(VERDICT_ALONE, '2026-11-21', runner);
  const blocker = theme({ severity: 'BLOCKER' });
  const odd = theme({ severity: 'HIGH', lifecycle: 'RETURNED\n::error::x' });
  for (const themes of [[blocker, blocker], [odd], [blocker, odd]]) {
    decider.decide(new RunRecord('a run'), debriefReport({ themes }));
  }
  expect(log()).toBe(told('severity BLOCKER') + told('lifecycle RETURNED ::error::x'));
});

test('a flood of such values does not bury the log', () => {
  const { runner, log } = recordingRunner();
  const decider = new Decider(VERDICT_ALONE, '2026-11-21', runner);
  const themes = Array.from({ length: 50 }, (_, index) => theme({ impact: `LEVEL_${index}` }));
  decider.decide(new RunRecord('a run'), debriefReport({ themes }));
  expect(log().trim().split('\n')).toHaveLength(20);
});
