/** Words of delete-flows: its headings, and what became of customer flows. */

import { formatCounted, formatList, shortForm } from '../format.ts';

const MAX_NAMES = 50;

export const FLOWS = {
  title: 'Delete flows',
  columns: ['customer flow', 'result', 'why'],
  result: (id: string, result: string) => `customer flow ${id}: ${result}`,
  failed: (id: string, why: string | null) => `customer flow '${shortForm(id)}': ${why}`,
  missing: 'it does not exist',
  cancelled: (message: string) => `${message} before the response, so the flow may be deleted`,
  untried: (ids: readonly string[]) => `not tried after that: ${formatList(ids, MAX_NAMES)}`,
  headline: ({ deleted, missing }: { deleted: number; missing: number }, flows: number) =>
    `Deleted ${deleted} of ${formatCounted(flows, 'customer flow')}, ${missing} missing`,
};
