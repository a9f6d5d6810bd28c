import type { RunReport } from '../../model/report.ts';
import { messageBehindRule } from '../../report/format.ts';
import { oneLine } from '../../text/log-line.ts';

const MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;

/** What a policy makes of a run: a line with the outcome, and one for each reason. */
export function describeTrial({ outcome, label, reasons }: RunReport): string[] {
  return [
    `${outcome.padEnd('inconclusive'.length)}  ${oneLine(label, MAX_PATH_CHARS)}`,
    ...reasons.map(
      (reason) => `    ${reason.rule}: ${oneLine(messageBehindRule(reason), MAX_REASON_CHARS)}`,
    ),
  ];
}
