/**
 * The ways in which the work of a step ends early. They are thrown where they are noticed and turned
 * into words in one place (`explain.ts`), but for what a step meets that asks no service.
 */

/** The step was told to stop (SIGINT, SIGTERM). */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  readonly signal: string;

  constructor(signal: string) {
    super(`the step was cancelled (${signal})`);
    this.signal = signal;
  }
}

/** The work cannot be brought to its end; `rule` names what ended it. */
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

/** What the work ended with, for people. */
export interface Explanation {
  outcome: 'inconclusive' | 'error';
  rule: string;
  message: string;
}

/** What a bug of ours is told as; its stack is for debug logs only. */
export function internalError(error: unknown): Explanation {
  return {
    outcome: 'error',
    rule: 'internal',
    message: `an internal fault of the action (${String(error)}); run it again with debug logging and report what it says`,
  };
}

/** Why a step ended whose work threw: it was cancelled, whatever the abort was reported as, or it has a bug. */
export function endOfStep(error: unknown, { aborted, reason }: AbortSignal): Explanation {
  if (!aborted) return internalError(error);
  return { outcome: 'inconclusive', rule: 'cancelled', message: describeError(reason) };
}

/** For debug logs. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** For text of others that a sentence of ours goes on after. */
export function withoutPeriod(text: string): string {
  return text.replace(/\.$/, '');
}

/** The message of whatever was thrown. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether the operating system said so, e.g. ENOENT: there is no such file. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  );
}

/** Says why a file that an input names cannot be read, and the cure; goes on after its path. */
export function describeUnreadable(error: unknown): string {
  const cure =
    'check the path, which starts at the workspace, and that an earlier step wrote the file';
  return hasCode(error, 'ENOENT')
    ? `does not exist: ${cure}`
    : `cannot be read (${describeError(error)}): ${cure}`;
}
