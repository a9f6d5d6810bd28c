/** The failures of the service's own verdict in words. */

import { BELOW_THRESHOLD, NOT_PASSED, type RunFailure } from '../../model/run-failures.ts';
import { oneLine } from '../../text/log-line.ts';
import { percentDigits } from '../../text/percent.ts';
import { formatCalls, quoteName } from './names.ts';

const MAX_WORD_CHARS = 100;

export function describeFailure(failure: RunFailure): string {
  const { type, check, status, agent, limit } = failure;
  const subject = check === null ? 'the run' : `check ${quoteName(check)}`;
  switch (type) {
    case 'RUN_NOT_COMPLETED': {
      const end = status === null ? '' : `: it ended ${oneLine(status, MAX_WORD_CHARS)}`;
      return `the run was not completed${end}`;
    }
    case 'INCOMPLETE_COVERAGE':
      return `${describeCalls(failure)} were graded`;
    case 'AGENT_NEVER_SPOKE': {
      const name = agent === null ? 'the agent' : `the agent ${quoteName(agent)}`;
      const most = limit === null ? '' : `; at most ${percentDigits(limit)}% may be silent`;
      return `${name} never spoke in ${describeCalls(failure)}${most}`;
    }
    case 'METRIC_NOT_EVALUATED':
      if (check === null) break;
      return `${subject} was graded on no call`;
    case BELOW_THRESHOLD:
      if (check === null) break;
      return `${subject} passed ${describeShare(failure)}`;
    case NOT_PASSED:
      return `${subject} did not pass`;
  }
  const reported = oneLine(type, MAX_WORD_CHARS) || 'a failure without a name';
  return `the service reports ${reported} for ${subject}`;
}

/** `25% of 24 calls; the threshold is 80%`, as far as it is known. */
function describeShare({ calls, passRate, limit }: RunFailure): string {
  const of = calls === null ? 'its calls' : formatCalls(calls);
  const share = passRate === null ? 'too few calls' : `${percentDigits(passRate, limit)}% of ${of}`;
  const threshold = limit === null ? '' : `; the threshold is ${percentDigits(limit, passRate)}%`;
  return share + threshold;
}

/** `3 of 24 calls`, as far as it is known. */
function describeCalls({ calls, totalCalls }: RunFailure): string {
  if (totalCalls === null) return calls === null ? 'some calls' : formatCalls(calls);
  return `${calls ?? 'some'} of ${formatCalls(totalCalls)}`;
}
