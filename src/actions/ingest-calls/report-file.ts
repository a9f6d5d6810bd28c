/** The report file: one line of JSON for each call, written as soon as its fate is known. */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StepError } from '../../text/step-error.ts';
import { describePlace, type Entry, externalIdOf, InputFile } from './input-file.ts';
import type { Fate } from './sender.ts';

const MAY_EXIST =
  'the earlier attempt may have created it, and it has no externalId: check your service';

const UNRECORDED =
  'so nothing more is sent. The log names the calls without a line. Make room, and start again with on-duplicate: skip';

const lineSchema = z.object({
  externalId: z.nullable(z.string()),
  digest: z.optional(z.string()),
  result: z.enum(['created', 'skipped', 'failed', 'unknown']),
  id: z.optional(z.nullable(z.string())),
});

export class ReportFile {
  readonly path: string;
  readonly #file: number;
  #failure: StepError | null = null;

  /** Throws `StepError` if no file can be made. Without a folder, it is among the temporary files. */
  constructor(folder: string | undefined) {
    try {
      this.path = join(mkdtempSync(join(folder || tmpdir(), 'ingest-calls-')), 'calls.ndjson');
      this.#file = openSync(this.path, 'a');
    } catch (error) {
      const fix = 'RUNNER_TEMP has to name a folder that this step may write to';
      const problem = `the report file cannot be made, so no call was sent: ${String(error)}. ${fix}`;
      throw new StepError('input', problem, 'error');
    }
  }

  /** False once a line could not be written. */
  get isWhole(): boolean {
    return this.#failure === null;
  }

  /** Throws `StepError` if the file cannot be written, and from then on. */
  write(entry: Entry, { result, id, why }: Fate): void {
    if (this.#failure !== null) throw this.#failure;
    const line = { [entry.unit]: entry.number, ...nameOf(entry), result, id, why };
    try {
      // Writing to a removed file succeeds.
      if (fstatSync(this.#file).nlink === 0) throw new Error('it was removed');
      writeFileSync(this.#file, `${JSON.stringify(line)}\n`);
    } catch (error) {
      const problem = `the report file ${this.path} cannot be written (${String(error)}), ${UNRECORDED}`;
      this.#failure = new StepError('report', problem, 'error');
      throw this.#failure;
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** The fates of the calls that an earlier attempt leaves nothing to do for. */
export class EarlierAttempt {
  /** Calls without an externalId may be the same, each with a line of its own. */
  readonly #fates = new Map<string, Fate[]>();

  /** Throws `StepError` if the file is no report. */
  async read(path: string, signal: AbortSignal): Promise<void> {
    const file = new InputFile('continue-from', path);
    for await (const entry of file.entries()) {
      signal.throwIfAborted();
      const line = 'problem' in entry ? undefined : z.safeParse(lineSchema, entry.value).data;
      if (line === undefined || (line.externalId ?? line.digest) === undefined) {
        const fix = 'name the report-file of the earlier attempt, as that wrote it';
        throw file.refuse(`is not a report of this action (${describePlace(entry)}): ${fix}`);
      }
      const fate = fateNow(line);
      const key = keyOf(line);
      if (fate !== null) this.#fates.set(key, [...(this.#fates.get(key) ?? []), fate]);
    }
  }

  /** The call's fate if it is not to be sent again, once for each line of the report. */
  take(entry: Entry): Fate | null {
    return this.#fates.get(keyOf(nameOf(entry)))?.shift() ?? null;
  }
}

/** The service takes an externalId once, so a call that has one may be sent again without harm. */
function fateNow({ externalId, result, id = null }: z.infer<typeof lineSchema>): Fate | null {
  if (result === 'failed' || (result === 'unknown' && externalId !== null)) return null;
  return result === 'unknown'
    ? { result, id: null, why: MAY_EXIST }
    : { result: 'skipped', id, why: 'created by the earlier attempt' };
}

/** Without an externalId, a digest identifies a call. */
function nameOf({ json, value }: Entry): Pick<z.infer<typeof lineSchema>, 'externalId' | 'digest'> {
  const externalId = externalIdOf(value);
  if (externalId !== null) return { externalId };
  return { externalId, digest: createHash('sha256').update(json).digest('hex').slice(0, 32) };
}

function keyOf({ externalId, digest }: ReturnType<typeof nameOf>): string {
  return externalId === null ? `digest ${digest}` : `externalId ${externalId}`;
}
