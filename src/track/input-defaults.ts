/** Every input of track-themes with the text that stands for it where a workflow gives none. */
export const TRACK_DEFAULTS = {
  reports: '',
  label: 'simulation-theme',
  close: 'true',
  'max-issues': '10',
  'github-token': '',
  detail: 'full',
  redact: 'true',
  summary: 'true',
} as const;
