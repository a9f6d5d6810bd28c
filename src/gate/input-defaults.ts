/** Every input of the root action with the text that stands for it where a workflow gives none. */
export const INPUT_DEFAULTS = {
  'base-url': '',
  'api-key': '',
  'job-id': '',
  'run-plan-id': '',
  'service-phone-number': '',
  'call-time': '',
  'debrief-file': '',
  variables: '',
  wait: 'true',
  regenerate: 'false',
  'run-timeout': '30m',
  'debrief-timeout': '15m',
  'debrief-retries': '1',
  'max-poll-interval': '10s',
  'cancel-on-abort': 'true',
  'max-parallel': '20',
  'warn-only': 'false',
  'on-inconclusive': 'fail',
  'on-missing-key': 'fail',
  summary: 'true',
  detail: 'full',
  'call-url': '',
  'run-url': '',
} as const;

export type InputName = keyof typeof INPUT_DEFAULTS;
