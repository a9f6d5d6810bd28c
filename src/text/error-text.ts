/** Texts of errors, as parts of messages. */

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** For text of others within a sentence. */
export function withoutPeriod(text: string): string {
  return text.replace(/\.$/, '');
}

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
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
