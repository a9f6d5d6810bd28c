import { describe, expect, test } from 'vitest';
import { findUnknownInputs } from '../../../src/step/inputs/unknown-inputs.ts';

const KNOWN = ['base-url', 'job-id', 'run-timeout', 'wait'];

function find(name: string, open = KNOWN) {
  return findUnknownInputs([name], KNOWN, open);
}

describe('an input that the action does not know', () => {
  test.each([
    ['JOBID', 'job-id'],
    ['JOB_ID', 'job-id'],
    ['RUN_TIMEOUT', 'run-timeout'],
    ['RUNTIMEOUT', 'run-timeout'],
    ['RUN-TIMEOUTS', 'run-timeout'],
    ['RUN__TIMEOUT_', 'run-timeout'],
    ['BASE-UR', 'base-url'],
    ['WIAT', 'wait'],
  ])('%s was meant to be %s', (name, meant) => {
    expect(find(name)).toEqual({
      faults: [`input '${name.toLowerCase()}' is not known; did you mean ${meant}?`],
      warnings: [],
    });
  });

  test.each(['PLAN', 'RUN_PLAN_IDS', 'BASE'])(
    '%s is a warning that says where it comes from',
    (name) => {
      expect(find(name)).toEqual({
        faults: [],
        warnings: [
          `input '${name.toLowerCase()}' is not known and changes nothing: remove it, or the variable INPUT_${name} from the env of the job`,
        ],
      });
    },
  );

  test('is a warning where the one that is near to it is given', () => {
    const { faults, warnings } = find('JOB_ID', ['wait']);
    expect(faults).toEqual([]);
    expect(warnings).toHaveLength(1);
  });
});

test('an input that the action knows is neither', () => {
  expect(findUnknownInputs(['JOB-ID', 'WAIT'], KNOWN, KNOWN)).toEqual({ faults: [], warnings: [] });
});
