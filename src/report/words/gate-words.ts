/** What the gate logs and notes of its inputs and runs, and what its post step shows. */

import type { GateReport, RunReport } from '../../model/report.ts';
import { oneLine } from '../../text/log-line.ts';
import { formatCounted, formatList } from '../format.ts';

const MAX_VARIABLES = 10;
const MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;

/** One that is sent with the runs, without its value. */
type Variable = NonNullable<GateReport['variables']>[number];

export const GATE = {
  policy: (path: string | null) =>
    `Policy: ${path ?? 'none (.github/simulation-gate.yml does not exist): the verdict decides'}`,
  wholePolicy: (parents: readonly string[]) => `Policy with ${parents.join(', ')}`,
  variable: (one: Variable) => `Variable ${one.name}: ${describeValue(one)}`,
  variables: (all: readonly Variable[]) => {
    const each = all.map((one) => `${one.name} (${describeValue(one)})`);
    return `Variables: ${formatList(each, MAX_VARIABLES)}.`;
  },
  outcome: ({ jobId, outcome }: Pick<RunReport, 'jobId' | 'outcome'>) => `run ${jobId}: ${outcome}`,
};

/** What the post step shows of the runs that a killed step left behind. */
export const POST = {
  title: 'Simulation gate: after the step',
  asked: (id: string) =>
    `run ${id}: asked to cancel, because the step that started it left it behind`,
  ended: (id: string) => `run ${id}: had ended already`,
  failed: (message: string) => `post step: ${message}`,
};

function describeValue({ length, sha256 }: Variable): string {
  return `${formatCounted(length, 'character')}, SHA-256 '${sha256}'…`;
}

/** What a policy makes of a run: a line with the outcome, and one for each reason. */
export function describeTrial({ outcome, label, reasons }: RunReport): string[] {
  return [
    `${outcome.padEnd('inconclusive'.length)}  ${oneLine(label, MAX_PATH_CHARS)}`,
    ...reasons.map((reason) => `    ${reason.rule}: ${oneLine(reason.message, MAX_REASON_CHARS)}`),
  ];
}
