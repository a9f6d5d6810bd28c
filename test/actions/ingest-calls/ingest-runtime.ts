import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { ingestCalls } from '../../../src/actions/ingest-calls/ingest-calls.ts';
// Loaded beforehand: virtual time would pass while the action loads them.
import '../../../src/service/client.ts';
import {
  type StepResult,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

const reportLineSchema = z.looseObject({
  line: z.optional(z.int()),
  entry: z.optional(z.int()),
  externalId: z.nullable(z.string()),
  result: z.string(),
  id: z.nullable(z.string()),
  why: z.nullable(z.string()),
});

export type ReportLine = z.infer<typeof reportLineSchema>;

/** ingest-calls in a runtime of its own, with a folder for manifests and reports. */
export interface IngestRuntime extends VirtualRuntime {
  folder: string;
  /** Writes a manifest, JSON unless it is a text or bytes, and runs the action on it. */
  ingest(manifest: unknown, inputs?: Readonly<Record<string, string>>): Promise<StepResult>;
}

export async function ingestRuntime(
  options: Parameters<typeof virtualRuntime>[0] = {},
): Promise<IngestRuntime> {
  const runtime = await virtualRuntime(options);
  const folder = mkdtempSync(join(tmpdir(), 'ingest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    ...runtime,
    folder,
    ingest(manifest, inputs = {}) {
      const path = join(folder, 'calls.json');
      const isRaw = typeof manifest === 'string' || manifest instanceof Uint8Array;
      writeFileSync(path, isRaw ? manifest : JSON.stringify(manifest));
      return runtime.runStep({ manifest: path, ...inputs }, { RUNNER_TEMP: folder }, ingestCalls);
    },
  };
}

/** The lines of the report file, in the order of the manifest. */
export function reportOf({ outputs }: StepResult): ReportLine[] {
  return readFileSync(outputs['report-file'] ?? '', 'utf8')
    .trim()
    .split('\n')
    .map((line) => z.parse(reportLineSchema, JSON.parse(line)))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ line, entry }: ReportLine): number {
  return line ?? entry ?? 0;
}

/** What became of each call, in the order of the manifest. */
export function fatesOf(result: StepResult): string[] {
  return reportOf(result).map((line) => line.result);
}

/** A call as the service takes it. */
export function call(number: number, more: object = {}): Record<string, unknown> {
  return {
    recordingUrl: `https://files.example.com/${number}.wav`,
    startedAt: '2026-01-31T14:30:00Z',
    callDirection: 'INBOUND',
    interfaceType: 'PHONE',
    externalId: `call-${number}`,
    ...more,
  };
}

/** So many calls, numbered from 1. */
export function calls(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => call(index + 1));
}

/** Calls as NDJSON. */
export function ndjson(entries: readonly unknown[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}
