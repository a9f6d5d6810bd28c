import { oneLine } from '../../core/text/log-line.ts';

const MAX_CHARS = 1_000;

/** What follows `the debrief ended FAILED`: the service's words, where the workflow wants any shown. */
export function quoteErrorMessage(
  errorMessage: string | null | undefined,
  detail: 'full' | 'brief',
): string {
  const message = oneLine(errorMessage ?? '', MAX_CHARS);
  if (message === '') return ', without an error message';
  return detail === 'brief'
    ? ', with an error message that detail: brief leaves out'
    : `: ${message}`;
}
