import { DatabaseSync } from 'node:sqlite';
import { z } from '@hono/zod-openapi';
import { type Plan, planSchema } from './plan.ts';
import {
  type StoredCall,
  type StoredDebrief,
  type StoredMetricJob,
  type StoredRun,
  storedDebriefSchema,
  storedMetricJobSchema,
  storedRunSchema,
} from './stored.ts';

const TABLES = `
  CREATE TABLE IF NOT EXISTS plan (id TEXT PRIMARY KEY, document TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS customer_flow (id TEXT PRIMARY KEY, deleted_at REAL);
  CREATE TABLE IF NOT EXISTS run (
    id TEXT PRIMARY KEY,
    plan_id TEXT NOT NULL REFERENCES plan (id),
    number INTEGER NOT NULL,
    created_at REAL NOT NULL,
    document TEXT NOT NULL,
    UNIQUE (plan_id, number)
  );
  CREATE INDEX IF NOT EXISTS run_newest ON run (plan_id, created_at, number);
  CREATE TABLE IF NOT EXISTS simulation_job (
    id TEXT PRIMARY KEY,
    call_id TEXT NOT NULL UNIQUE,
    run_id TEXT NOT NULL REFERENCES run (id)
  );
  CREATE TABLE IF NOT EXISTS debrief (
    run_id TEXT NOT NULL REFERENCES run (id),
    number INTEGER NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (run_id, number)
  );
  CREATE TABLE IF NOT EXISTS call (
    id TEXT PRIMARY KEY,
    project_id TEXT NOT NULL,
    external_id TEXT,
    document TEXT NOT NULL,
    UNIQUE (project_id, external_id)
  );
  CREATE TABLE IF NOT EXISTS metric_job (id TEXT PRIMARY KEY, document TEXT NOT NULL);
`;

const rowSchema = z.object({ document: z.string() });
const countSchema = z.object({ count: z.int() });

/** Keeps the state of the service in SQLite. */
export class Store {
  readonly #database: DatabaseSync;

  /** `file` is a path, or `:memory:`. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: 5_000 });
    this.#database.exec(TABLES);
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

  /** Adds a plan with the customer flows that it links; what is there already stays as it is. */
  addPlan(plan: Plan): void {
    this.#run('INSERT OR IGNORE INTO plan VALUES (?, ?)', plan.id, JSON.stringify(plan));
    for (const flowId of plan.customerFlowIds) this.addFlow(flowId);
  }

  plan(id: string): Plan | null {
    return this.#first(planSchema, 'SELECT document FROM plan WHERE id = ?', id);
  }

  plans(): Plan[] {
    return this.#all(planSchema, 'SELECT document FROM plan');
  }

  savePlan(plan: Plan): void {
    this.#run('UPDATE plan SET document = ? WHERE id = ?', JSON.stringify(plan), plan.id);
  }

  addFlow(id: string): void {
    this.#run('INSERT OR IGNORE INTO customer_flow VALUES (?, NULL)', id);
  }

  flowCount(): number {
    return this.#count('SELECT count(*) count FROM customer_flow');
  }

  /** Marks a customer flow as deleted; false where there is none, or none any more. */
  deleteFlow(id: string, atMs: number): boolean {
    const sql = 'UPDATE customer_flow SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL';
    return this.#run(sql, atMs, id) > 0;
  }

  /** Adds a run with its simulation jobs. */
  addRun(run: StoredRun, jobs: readonly { simulationJobId: string; callId: string }[]): void {
    this.saveRun(run);
    for (const { simulationJobId, callId } of jobs) {
      const sql = 'INSERT OR REPLACE INTO simulation_job VALUES (?, ?, ?)';
      this.#run(sql, simulationJobId, callId, run.id);
    }
  }

  saveRun(run: StoredRun): void {
    this.#run(
      `INSERT INTO run (id, plan_id, number, created_at, document) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
      run.id,
      run.planId,
      run.number,
      run.createdAt,
      JSON.stringify(run),
    );
  }

  run(id: string): StoredRun | null {
    return this.#first(storedRunSchema, 'SELECT document FROM run WHERE id = ?', id);
  }

  /** At most `limit` runs of a plan, newest first, those older than `after` where it is given. */
  runsOf(planId: string, limit = -1, after?: StoredRun): StoredRun[] {
    return this.#all(
      storedRunSchema,
      `SELECT document FROM run WHERE plan_id = ? AND (created_at, number) < (?, ?)
       ORDER BY created_at DESC, number DESC LIMIT ?`,
      planId,
      after?.createdAt ?? Number.MAX_VALUE,
      after?.number ?? Number.MAX_SAFE_INTEGER,
      limit,
    );
  }

  /** The run that a simulation job belongs to. */
  runOfSimulationJob(id: string): StoredRun | null {
    return this.#first(
      storedRunSchema,
      'SELECT document FROM run WHERE id = (SELECT run_id FROM simulation_job WHERE id = ?)',
      id,
    );
  }

  /** The number that the next run of a plan gets. */
  nextRunNumber(planId: string): number {
    return (
      this.#count('SELECT coalesce(max(number), 0) count FROM run WHERE plan_id = ?', planId) + 1
    );
  }

  saveDebrief(debrief: StoredDebrief): void {
    this.#run(
      'INSERT OR REPLACE INTO debrief (run_id, number, document) VALUES (?, ?, ?)',
      debrief.runId,
      debrief.number,
      JSON.stringify(debrief),
    );
  }

  /** The debrief of a run that was asked for last. */
  latestDebrief(runId: string): StoredDebrief | null {
    return this.#first(
      storedDebriefSchema,
      'SELECT document FROM debrief WHERE run_id = ? ORDER BY number DESC LIMIT 1',
      runId,
    );
  }

  /** Adds a call; false where its project has one with the same external ID. */
  addCall(call: StoredCall): boolean {
    const added = this.#run(
      'INSERT OR IGNORE INTO call (id, project_id, external_id, document) VALUES (?, ?, ?, ?)',
      call.id,
      call.projectId,
      call.request.externalId ?? null,
      JSON.stringify(call),
    );
    return added > 0;
  }

  callCount(): number {
    return this.#count('SELECT count(*) count FROM call');
  }

  /** True for a call that was created or simulated. */
  knowsCall(id: string): boolean {
    const sql = `SELECT (SELECT count(*) FROM call WHERE id = ?1)
      + (SELECT count(*) FROM simulation_job WHERE call_id = ?1) count`;
    return this.#count(sql, id) > 0;
  }

  addMetricJob(job: StoredMetricJob): void {
    this.#run('INSERT INTO metric_job VALUES (?, ?)', job.id, JSON.stringify(job));
  }

  metricJob(id: string): StoredMetricJob | null {
    return this.#first(storedMetricJobSchema, 'SELECT document FROM metric_job WHERE id = ?', id);
  }

  metricJobCount(): number {
    return this.#count('SELECT count(*) count FROM metric_job');
  }

  close(): void {
    this.#database.close();
  }

  /** How many rows the statement changed. */
  #run(sql: string, ...values: (string | number | null)[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes);
  }

  #count(sql: string, ...values: string[]): number {
    return countSchema.parse(this.#database.prepare(sql).get(...values)).count;
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
