/** What is read for the histories of all runs of a step together may take so long. */
const BUDGET_MS = 20_000;

/** How much time is left for the histories of a step. */
export class HistoryBudget {
  leftMs = BUDGET_MS;
}
