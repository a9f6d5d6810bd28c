/** Enum values of the service in words that need no glossary; one that is not known stays as it is. */

/** A sign that is seen on white and on black, and a word: `🔴 high`. */
export interface Severity {
  sign: string;
  /** Text of the service where this version does not know the severity. */
  word: string;
}

const SEVERITIES: ReadonlyMap<string, Severity> = new Map([
  ['HIGH', { sign: '🔴', word: 'high' }],
  ['MEDIUM', { sign: '🟠', word: 'medium' }],
  ['LOW', { sign: '🟡', word: 'low' }],
]);

export function severityOf(severity: string): Severity {
  return SEVERITIES.get(severity) ?? { sign: '🟣', word: severity.trim() || 'no severity' };
}
