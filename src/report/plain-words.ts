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

const WORDS: ReadonlyMap<string, string> = new Map([
  ['NEW', 'new'],
  ['PERSISTENT', 'known before'],
  ['IMPROVING', 'improving'],
  ['FIXED', 'fixed'],
  ['CRITICAL', 'critical'],
  ['HIGH', 'high'],
  ['MEDIUM', 'medium'],
  ['LOW', 'low'],
  ['WIDESPREAD', 'widespread'],
  ['RECURRING', 'recurring'],
  ['ISOLATED', 'isolated'],
  ['PROMPT', 'prompt'],
  ['VOICE_CONFIG', 'voice settings'],
  ['STT', 'speech recognition'],
  ['SPEECH_MODEL', 'speech model'],
  ['LLM_MODEL', 'language model'],
  ['INFRA', 'infrastructure'],
  ['EXTERNAL', 'another service'],
]);

/** Lifecycle, impact, prevalence and cause of a theme; text of the service where it is not known. */
export function plainWord(value: string): string;
export function plainWord(value: string | null): string | null;
export function plainWord(value: string | null): string | null {
  return value === null ? null : (WORDS.get(value) ?? value);
}
