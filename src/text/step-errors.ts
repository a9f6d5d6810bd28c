/** Errors that end the work of a step on purpose, in addition to `ServiceError`. `explain` has their outcomes. */

/** The workflow has to be changed. The message says how. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly rule: string;

  constructor(message: string, rule = 'input') {
    super(message);
    this.rule = rule;
  }
}

/** A wait has used up its time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The step was cancelled (SIGINT, SIGTERM). */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  readonly signal: string;

  constructor(signal: string) {
    super(`the step was cancelled (${signal})`);
    this.signal = signal;
  }
}
