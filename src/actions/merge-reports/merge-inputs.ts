import { PUBLISH_DEFAULTS } from '../../inputs/gate/input-defaults.ts';
import type { GatePolicy } from '../../inputs/gate/policy-chain.ts';
import { dayOf, readPolicy } from '../../inputs/gate/policy-file.ts';
import {
  type PublishSettings,
  type ReadInputs,
  readPublishInputs,
} from '../../inputs/gate/publish-inputs.ts';
import { type InputForm, isComplete } from '../../inputs/input-form.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';

const MAX_GATES = 2_000;

export const MERGE_DEFAULTS = {
  reports: '',
  expect: '',
  policy: '',
  'gate-name': '',
  'github-token': '',
  ...PUBLISH_DEFAULTS,
} as const;

export interface MergeInputs extends PublishSettings {
  /** A list of paths and globs. */
  reports: string;
  expected: Expected | null;
  /** Null if the outcomes in the reports apply. */
  policy: GatePolicy | null;
}

/** Reads and checks all inputs, and the policy that one of them names. */
export async function readMergeInputs(
  form: InputForm<keyof typeof MERGE_DEFAULTS>,
  { runner, clock }: Runtime,
): Promise<ReadInputs<MergeInputs>> {
  // No other policy is looked for: the outcomes in the reports remain.
  const policy = form.has('policy') ? await readPolicy(runner, dayOf(clock.now())) : null;
  const settings = readPublishInputs(form);
  const fix = 'give the paths of the reports, such as reports/**/report.json';
  const read = {
    reports: form.required('reports', form.readGiven('reports', valid), fix),
    expected: form.readGiven('expect', parseExpected),
    policy: policy && form.takeFromFile('policy', policy),
    // Without a name a job has one comment of merged reports.
    gateName: form.readGiven('gate-name', valid) ?? '',
    ...settings,
    warnings: form.findUnknown({ 'prompt-paths': 'give the globs as paths' }),
  };
  if (isComplete(read) && form.errors.length === 0) return { kind: 'inputs', inputs: read };
  return { kind: 'error', reasons: form.errors, publishing: read };
}

/** The number of expected gates, or their names or those of their plans, one per line. */
export type Expected = { count: number } | { lines: string[] };

function parseExpected(text: string): Parsed<Expected> {
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    return count >= 1 && count <= MAX_GATES
      ? valid({ count })
      : invalid(text, `is out of range: write a number from 1 to ${MAX_GATES}`);
  }
  const lines = text.split('\n').map((line) => line.trim());
  const names = lines.filter((line) => /[^,\s]/.test(line));
  return names.length > 0
    ? valid({ lines: [...new Set(names)] })
    : invalid(text, 'names no gate: give names of gates or of run plans, or their number');
}
