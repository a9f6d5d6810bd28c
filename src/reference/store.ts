import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Plan, planSchema } from './plan.ts';
import { timelineSchema } from './run-state.ts';

/** A state that a test scripts for a debrief; a report left out is written from the run's calls. */
const scriptedStateSchema = z.object({
  status: z.string(),
  errorMessage: z.nullable(z.string()).optional(),
  report: z.unknown().optional(),
});

/** A debrief whose results show one of the states at a time; the last one stays. */
export const scriptSchema = z.array(scriptedStateSchema);

const spanSchema = z.object({ from: z.number(), to: z.number() });

const runSchema = z.object({
  id: z.string(),
  planId: z.string(),
  /** Counts the runs of a plan from 1. */
  number: z.int(),
  variables: z.record(z.string(), z.string()),
  createdAt: z.number(),
  timeline: timelineSchema,
  /** When its calls are made; null for a run that never comes to them. */
  calls: z.nullable(spanSchema),
  /** Statuses that a test scripted: each read moves the run on to the next one. */
  upcomingStatuses: z.array(z.string()),
  debrief: z.enum(['automatic', 'on-request', 'refused']),
  /** Scripts for the debriefs that will be asked for, in order; after them they are computed. */
  scriptedDebriefs: z.array(scriptSchema),
});

const debriefSchema = z.object({
  id: z.string(),
  runId: z.string(),
  /** Counts the debriefs of a run from 1. */
  number: z.int(),
  timeline: timelineSchema,
  errorMessage: z.nullable(z.string()),
  script: scriptSchema,
});

export type StoredRun = z.infer<typeof runSchema>;
export type StoredDebrief = z.infer<typeof debriefSchema>;
export type Script = z.infer<typeof scriptSchema>;

const rowSchema = z.object({ document: z.string() });

/** Keeps plans, runs and debriefs in SQLite. */
export class Store {
  readonly #database: DatabaseSync;

  /** `file` is a path, or `:memory:`. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: 5_000 });
    this.#database.exec(`
      CREATE TABLE IF NOT EXISTS plan (id TEXT PRIMARY KEY, document TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS run (
        id TEXT PRIMARY KEY,
        plan_id TEXT NOT NULL REFERENCES plan (id),
        number INTEGER NOT NULL,
        created_at REAL NOT NULL,
        document TEXT NOT NULL,
        UNIQUE (plan_id, number)
      );
      CREATE INDEX IF NOT EXISTS run_newest ON run (plan_id, created_at, number);
      CREATE TABLE IF NOT EXISTS debrief (
        run_id TEXT NOT NULL REFERENCES run (id),
        number INTEGER NOT NULL,
        document TEXT NOT NULL,
        PRIMARY KEY (run_id, number)
      );
    `);
  }

  /** Runs `work` as a whole or not at all, with no other writer in between. */
  transaction<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Adds a plan; one with the same ID stays as it is. */
  addPlan(plan: Plan): void {
    this.#database
      .prepare('INSERT OR IGNORE INTO plan (id, document) VALUES (?, ?)')
      .run(plan.id, JSON.stringify(plan));
  }

  plan(id: string): Plan | null {
    return this.#first(planSchema, 'SELECT document FROM plan WHERE id = ?', id);
  }

  plans(): Plan[] {
    return this.#all(planSchema, 'SELECT document FROM plan');
  }

  saveRun(run: StoredRun): void {
    this.#database
      .prepare(
        `INSERT INTO run (id, plan_id, number, created_at, document) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
      )
      .run(run.id, run.planId, run.number, run.createdAt, JSON.stringify(run));
  }

  run(id: string): StoredRun | null {
    return this.#first(runSchema, 'SELECT document FROM run WHERE id = ?', id);
  }

  /** At most `limit` runs of a plan, newest first, those older than `after` where it is given. */
  runsOf(planId: string, limit = -1, after?: StoredRun): StoredRun[] {
    return this.#all(
      runSchema,
      `SELECT document FROM run WHERE plan_id = ? AND (created_at, number) < (?, ?)
       ORDER BY created_at DESC, number DESC LIMIT ?`,
      planId,
      after?.createdAt ?? Number.MAX_VALUE,
      after?.number ?? Number.MAX_SAFE_INTEGER,
      limit,
    );
  }

  /** The number that the next run of a plan gets. */
  nextRunNumber(planId: string): number {
    const row = this.#database
      .prepare('SELECT coalesce(max(number), 0) + 1 AS next FROM run WHERE plan_id = ?')
      .get(planId);
    return z.object({ next: z.int() }).parse(row).next;
  }

  saveDebrief(debrief: StoredDebrief): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO debrief (run_id, number, document) VALUES (?, ?, ?)')
      .run(debrief.runId, debrief.number, JSON.stringify(debrief));
  }

  /** The debrief of a run that was asked for last. */
  latestDebrief(runId: string): StoredDebrief | null {
    return this.#first(
      debriefSchema,
      'SELECT document FROM debrief WHERE run_id = ? ORDER BY number DESC LIMIT 1',
      runId,
    );
  }

  close(): void {
    this.#database.close();
  }

  #first<T>(schema: z.ZodType<T>, sql: string, ...values: (string | number)[]): T | null {
    return this.#all(schema, sql, ...values)[0] ?? null;
  }

  #all<T>(schema: z.ZodType<T>, sql: string, ...values: (string | number)[]): T[] {
    return this.#database
      .prepare(sql)
      .all(...values)
      .map((row) => schema.parse(JSON.parse(rowSchema.parse(row).document)));
  }
}
