import type { GateReport, ReportSettings } from '../../report/model.ts';
import type { Summary } from '../../report/summary.ts';
import type { AnnotationLevel } from '../../runner/runner.ts';
import type { World } from '../../step/world.ts';
import type { Telling } from '../inputs/settings.ts';

/** What the step's page tells beside the summary. */
export interface Annotations {
  /** Of the reasons. */
  level: AnnotationLevel;
  reasons: string[];
  warnings: string[];
}

/** What the report files are made of. */
export interface Written {
  report: GateReport;
  /** The report as Markdown. */
  summary: Summary;
  /** Empty where no prompt fix was located. */
  patch: string;
}

/** The outputs that hold the path of a report file. */
export type FileOutput =
  | 'json-file'
  | 'markdown-file'
  | 'html-file'
  | 'sarif-file'
  | 'junit-file'
  | 'patch-file';

/** A report file, and its text, which is rendered as it is asked for. */
export type RenderedFile = readonly [FileOutput, Iterable<string>];

/** Where the page of a report was uploaded. */
export interface Uploaded {
  /** Address of the page; empty where it was not uploaded. */
  url: string;
  /** Why it was not, where somebody may wonder. */
  notes: string[];
}

/** What puts an ending into words. What tells of runs is loaded with a judgement alone. */
export interface Teller {
  /** Every output that does not say where something is found. */
  outputs(report: GateReport): Record<string, string>;
  annotations(report: GateReport): Annotations;
  /** The next step in plain words; empty where there is none. */
  next(report: GateReport, settings: ReportSettings): string;
  summarize(report: GateReport, settings: ReportSettings): Summary;
  files(written: Written, settings: ReportSettings): Iterable<RenderedFile>;
  upload(report: GateReport, telling: Telling, event: unknown, world: World): Promise<Uploaded>;
}
