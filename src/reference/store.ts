import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { z } from '@hono/zod-openapi';
import { type Plan, planSchema } from './plan.ts';
import {
  type StoredCall,
  type StoredDebrief,
  type StoredMetricJob,
  type StoredRun,
  storedCallSchema,
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

/** So many documents of a kind are kept as they were read last. */
const MAX_KEPT = 500;

/** Documents of a kind. The same text gives the same object, which nobody changes. */
class Documents<T> {
  readonly #schema: z.ZodType<T>;
  readonly #kept = new Map<string, T>();

  constructor(schema: z.ZodType<T>) {
    this.#schema = schema;
  }

  read(text: string): T {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const document = this.#schema.parse(JSON.parse(text));
    if (this.#kept.size === MAX_KEPT) this.#kept.clear();
    this.#kept.set(text, document);
    return document;
  }
}

/** Which runs are asked for; all of them where nothing is said. */
interface RunFilter {
  planId?: string;
  after?: StoredRun;
}

/** Keeps the state of the service in SQLite. */
export class Store {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #plans = new Documents(planSchema);
  readonly #runs = new Documents(storedRunSchema);
  readonly #debriefs = new Documents(storedDebriefSchema);
  readonly #calls = new Documents(storedCallSchema);
  readonly #metricJobs = new Documents(storedMetricJobSchema);

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
    return this.#first(this.#plans, 'SELECT document FROM plan WHERE id = ?', id);
  }

  plans(): Plan[] {
    return this.#all(this.#plans, 'SELECT document FROM plan');
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
    return this.#first(this.#runs, 'SELECT document FROM run WHERE id = ?', id);
  }

  /** Runs that match, newest first, those older than `after` where it is given. */
  runsOf({ planId, after }: RunFilter = {}): StoredRun[] {
    return this.#all(
      this.#runs,
      `SELECT document FROM run WHERE plan_id = coalesce(?, plan_id)
       AND (created_at, number, id) < (?, ?, ?) ORDER BY created_at DESC, number DESC, id DESC`,
      planId ?? null,
      after?.createdAt ?? Number.MAX_VALUE,
      after?.number ?? Number.MAX_SAFE_INTEGER,
      after?.id ?? '',
    );
  }

  /** The run that a simulation job belongs to. */
  runOfSimulationJob(id: string): StoredRun | null {
    return this.#first(
      this.#runs,
      'SELECT document FROM run WHERE id = (SELECT run_id FROM simulation_job WHERE id = ?)',
      id,
    );
  }

  /** The run in which a call was simulated. */
  runOfCall(callId: string): StoredRun | null {
    return this.#first(
      this.#runs,
      'SELECT document FROM run WHERE id = (SELECT run_id FROM simulation_job WHERE call_id = ?)',
      callId,
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
      this.#debriefs,
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

  /** A call that was created. */
  call(id: string): StoredCall | null {
    return this.#first(this.#calls, 'SELECT document FROM call WHERE id = ?', id);
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
    return this.#first(this.#metricJobs, 'SELECT document FROM metric_job WHERE id = ?', id);
  }

  saveMetricJob(job: StoredMetricJob): void {
    this.#run('UPDATE metric_job SET document = ? WHERE id = ?', JSON.stringify(job), job.id);
  }

  metricJobCount(): number {
    return this.#count('SELECT count(*) count FROM metric_job');
  }

  close(): void {
    this.#database.close();
  }

  /** How many rows the statement changed. */
  #run(sql: string, ...values: (string | number | null)[]): number {
    return Number(this.#prepared(sql).run(...values).changes);
  }

  #count(sql: string, ...values: string[]): number {
    return countSchema.parse(this.#prepared(sql).get(...values)).count;
  }

  #first<T>(documents: Documents<T>, sql: string, ...values: (string | number | null)[]): T | null {
    return this.#all(documents, sql, ...values)[0] ?? null;
  }

  #all<T>(documents: Documents<T>, sql: string, ...values: (string | number | null)[]): T[] {
    return this.#prepared(sql)
      .all(...values)
      .map((row) => documents.read(rowSchema.parse(row).document));
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
