/** The values that the service's specification gives for what a theme is sorted by. */
import type { Theme } from '../model/report.ts';

export const KNOWN_VALUES = {
  severity: ['HIGH', 'MEDIUM', 'LOW'],
  impact: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'],
  prevalence: ['WIDESPREAD', 'RECURRING', 'ISOLATED'],
  lifecycle: ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'],
  rootCauseChannel: [
    'PROMPT',
    'VOICE_CONFIG',
    'STT',
    'SPEECH_MODEL',
    'LLM_MODEL',
    'INFRA',
    'EXTERNAL',
  ],
} as const satisfies Partial<Record<keyof Theme, readonly string[]>>;

type Sorted = keyof typeof KNOWN_VALUES;

const FIELDS = Object.entries(KNOWN_VALUES).map(([field, values]) => ({
  // Object.entries widens the names of the fields.
  field: field as Sorted,
  values: new Set<string>(values),
}));

/** Every value of the themes that no policy can name, once each: `severity BLOCKER`. */
export function unknownValues(themes: readonly Theme[]): string[] {
  const found = new Set<string>();
  for (const theme of themes) {
    for (const { field, values } of FIELDS) {
      const value = theme[field];
      if (value !== null && !values.has(value)) found.add(`${field} ${value}`);
    }
  }
  return [...found];
}
