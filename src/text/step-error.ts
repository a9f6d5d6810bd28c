/** The ways in which the work of a step ends early. `explain.ts` turns them into messages. */

/** The step was cancelled (SIGINT, SIGTERM). */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  readonly signal: string;

  constructor(signal: string) {
    super(`the step was cancelled (${signal})`);
    this.signal = signal;
  }
}

/** The work cannot be finished; `rule` names the reason. */
export class StepError extends Error {
  override readonly name = 'StepError';
  readonly rule: string;
  readonly outcome: 'inconclusive' | 'error';

  constructor(rule: string, message: string, outcome: StepError['outcome'] = 'inconclusive') {
    super(message);
    this.rule = rule;
    this.outcome = outcome;
  }
}

export interface Explanation {
  outcome: 'inconclusive' | 'error';
  rule: string;
  message: string;
}

/** An internal error. Its stack is for debug logs only. */
export function internalError(error: unknown): Explanation {
  return {
    outcome: 'error',
    rule: 'internal',
    message: `internal error: ${String(error)}. Run the step again with debug logging, and report the log`,
  };
}

/** Why the work of a step threw: the step was cancelled, or there is an internal error. */
export function endOfStep(error: unknown, { aborted, reason }: AbortSignal): Explanation {
  if (!aborted) return internalError(error);
  return { outcome: 'inconclusive', rule: 'cancelled', message: describeError(reason) };
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** For text of others within a sentence. */
export function withoutPeriod(text: string): string {
  return text.replace(/\.$/, '');
}

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether the operating system said so, e.g. ENOENT: there is no such file. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

export function describeUnreadable(error: unknown): string {
  const fix =
    'check the path, which starts at the workspace, and that an earlier step wrote the file';
  return hasCode(error, 'ENOENT')
    ? `does not exist: ${fix}`
    : `cannot be read (${describeError(error)}): ${fix}`;
}
