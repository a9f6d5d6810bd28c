/** Words of track-themes: its headings, and what became of the issues of themes. */

import { formatCounted, formatList } from '../format.ts';

const MAX_LISTED = 5;

export const TRACK = {
  title: 'Simulation themes',
  label: 'A failure theme of simulated calls',
  columns: ['Issue', 'Theme', 'What was done'],
  noPermission: 'the token may not write issues: give the job the permission `issues: write`',
  noRepository:
    'the environment variable GITHUB_REPOSITORY does not name the repository of the issues: set it, as in acme/agent',
  noRun: 'No report has an evaluated run, so all issues stay as they are.',
  failed: (why: string) => `The issues could not be kept: ${why}`,
  failedOne: (number: number, why: string) => `Issue ${number} could not be kept: ${why}`,
  without: (themes: readonly string[], maxIssues: number) =>
    `${formatCounted(themes.length, 'theme has', 'themes have')} no issue yet, since max-issues is ${maxIssues}: ${formatList(themes, MAX_LISTED)}`,
  headline: (counts: Readonly<Record<string, string>>, plans: number) => {
    const each = Object.entries(counts).map(([done, count]) => `${count} ${done}`);
    return `${each.join(', ')}, of the themes of ${formatCounted(plans, 'run plan')}`;
  },
  fixed: 'The theme is fixed: a later run does not show it.',
  footer:
    '*Maintained by the action track-themes: updated when these facts change, closed when the theme is fixed, reopened when it returns. Close it as not planned to stop updates.*',
};
