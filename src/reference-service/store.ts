import { DatabaseSync } from 'node:sqlite';
import { z } from '@hono/zod-openapi';
import { type Plan, planSchema } from './run-plan.ts';
import {
  type StoredCall,
  type StoredDebrief,
  type StoredFlow,
  type StoredMetricJob,
  type StoredRun,
  storedCallSchema,
  storedDebriefSchema,
  storedFlowSchema,
  storedMetricJobSchema,
  storedRunSchema,
} from './stored.ts';

const TABLE = `
  CREATE TABLE IF NOT EXISTS document (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (kind, id)
  )`;
const SELECT = 'SELECT json FROM document WHERE kind = ? ORDER BY rowid';
const UPSERT = `
  INSERT INTO document (kind, id, json) VALUES (?, ?, ?)
  ON CONFLICT (kind, id) DO UPDATE SET json = excluded.json`;

const rowSchema = z.object({ json: z.string() });

/** Documents of one kind, in the order in which they were added; each is written to SQLite. */
class Documents<T extends { id: string }> {
  readonly #database: DatabaseSync;
  readonly #kind: string;
  readonly #byId = new Map<string, T>();

  constructor(database: DatabaseSync, kind: string, schema: z.ZodType<T>) {
    this.#database = database;
    this.#kind = kind;
    for (const row of database.prepare(SELECT).all(kind)) {
      const document = schema.parse(JSON.parse(rowSchema.parse(row).json));
      this.#byId.set(document.id, document);
    }
  }

  get size(): number {
    return this.#byId.size;
  }

  /** The letter case of the ID does not count. */
  get(id: string): T | null {
    return this.#byId.get(id.toLowerCase()) ?? null;
  }

  all(): T[] {
    return [...this.#byId.values()];
  }

  save(document: T): void {
    this.#byId.set(document.id, document);
    this.#database.prepare(UPSERT).run(this.#kind, document.id, JSON.stringify(document));
  }
}

/** Which runs to list; all of them by default. */
interface RunFilter {
  planId?: string | undefined;
  /** Only runs that are older than this one. */
  after?: StoredRun | undefined;
}

/** The state of the service. */
export class Store {
  readonly plans: Documents<Plan>;
  readonly flows: Documents<StoredFlow>;
  readonly runs: Documents<StoredRun>;
  readonly debriefs: Documents<StoredDebrief>;
  readonly calls: Documents<StoredCall>;
  readonly metricJobs: Documents<StoredMetricJob>;
  readonly #database: DatabaseSync;

  /** `file` is a path, or `:memory:`. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(TABLE);
    this.plans = new Documents(this.#database, 'plan', planSchema);
    this.flows = new Documents(this.#database, 'flow', storedFlowSchema);
    this.runs = new Documents(this.#database, 'run', storedRunSchema);
    this.debriefs = new Documents(this.#database, 'debrief', storedDebriefSchema);
    this.calls = new Documents(this.#database, 'call', storedCallSchema);
    this.metricJobs = new Documents(this.#database, 'metric job', storedMetricJobSchema);
  }

  /** Adds a plan with the customer flows that it links; a plan that exists stays as it is. */
  addPlan(plan: Plan): void {
    if (this.plans.get(plan.id) !== null) return;
    this.plans.save(plan);
    for (const id of plan.customerFlowIds) this.addFlow(id);
  }

  addFlow(id: string): void {
    if (this.flows.get(id) === null) this.flows.save({ id, deletedAt: null });
  }

  /** The newest run first. */
  runsOf({ planId, after }: RunFilter = {}): StoredRun[] {
    return this.runs
      .all()
      .filter((run) => planId === undefined || run.planId === planId)
      .filter((run) => after === undefined || newestFirst(after, run) < 0)
      .toSorted(newestFirst);
  }

  /** The number that the next run of a plan gets. */
  nextRunNumber(planId: string): number {
    return this.runs.all().filter((run) => run.planId === planId).length + 1;
  }

  /** The debrief of a run that was requested last. */
  latestDebrief(runId: string): StoredDebrief | null {
    return this.debriefs.all().findLast((debrief) => debrief.runId === runId) ?? null;
  }

  close(): void {
    this.#database.close();
  }
}

function newestFirst(a: StoredRun, b: StoredRun): number {
  return b.createdAt - a.createdAt || b.number - a.number || b.id.localeCompare(a.id);
}
