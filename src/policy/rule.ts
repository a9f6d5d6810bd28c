/** What a rule of the policy is, and what rules are made of. */
import * as z from 'zod/mini';
import type { DebriefReport, DropTest, Reason, RunReport, Theme } from '../report/model.ts';
import { type Tightening, throughSchema } from './tighten.ts';

/**
 * What a rule found, and what it means:
 * - `fail`: the gate fails
 * - `undecided`: no judgement can be had
 * - `known`: a theme that would fail the gate had it not been there before
 * - `warning`: something that the policy wants to be warned of, and no more
 * - `note`: something that was left unjudged, and why
 * - `tested`: a drop that was compared with the baseline's rate, and how
 */
export interface Ruling extends Omit<Reason, 'rule'> {
  effect: 'fail' | 'undecided' | 'known' | 'warning' | 'note' | 'tested';
  /** Set where it fails by rates alone, which more calls can confirm or refute. */
  byRates?: ByRates | undefined;
  /** Set on one that is `tested`. */
  tested?: DropTest;
  /** Set on one that is `undecided` and says nothing new where the gate fails. */
  onlyAlone?: boolean;
}

/**
 * What a failure by rates rests on: `counts` that those of further runs can be added to, or a bare
 * `verdict` or rate, which a further run has to repeat.
 */
export type ByRates = 'counts' | 'verdict';

/** What of a run is judged. What the service does not tell is absent or null. */
export type JudgedRun = Pick<
  RunReport,
  'report' | 'runStatus' | 'runVerdict' | 'callCounts' | 'checks' | 'calls' | 'baseline' | 'unread'
>;

/** One thing that the service's own verdict holds against a run. */
export type RunFailure = NonNullable<JudgedRun['runVerdict']>['failures'][number];

/** What the rules judge. */
export interface PolicyView {
  run: JudgedRun;
  /** The debrief's report, or null where the run is judged without one. */
  report: DebriefReport | null;
  /** Themes of the report that no waiver excuses. */
  themes: readonly Theme[];
  /** What the service holds against the run and no waiver excuses. */
  failures: readonly RunFailure[];
  /** Names of the checks that a waiver excuses. */
  waivedChecks: ReadonlySet<string>;
  /** How often the gate may ask the same question: once, and once more for each confirming run. */
  looks: number;
  /** The p of the drops of the gate's other runs. */
  otherPValues: readonly number[];
}

/** One unit of the policy: a name, and a pure function to everything that it finds. */
export interface Rule {
  name: string;
  /** @param gate the policy's settings of all rules, by their names */
  apply(view: PolicyView, gate: Readonly<Record<string, unknown>>): Ruling[];
}

/** A rule with settings of its own, which stand under `gate` by the rule's name. */
export interface GateRule extends Rule {
  schema: z.ZodMiniType;
  /** What a policy may make of the settings of the one that it extends. */
  tighten: Tightening<unknown>;
}

interface GateRuleParts<Schema extends z.ZodMiniType> {
  name: string;
  schema: Schema;
  /** What holds where a policy says nothing of this rule; without it the rule is silent then. */
  standard?: z.output<Schema>;
  /** What a policy may make of the settings of the one that it extends. */
  tighten: Tightening<z.output<Schema>>;
  apply(view: PolicyView, settings: z.output<Schema>): Ruling[];
}

/** Makes a rule out of its settings' schema and what it finds with such settings. */
export function gateRule<Schema extends z.ZodMiniType>(parts: GateRuleParts<Schema>): GateRule {
  const { name, schema, standard, tighten, apply } = parts;
  return {
    name,
    schema,
    tighten: throughSchema(schema, tighten, standard),
    apply(view, gate) {
      const given = gate[name];
      const settings = given === undefined ? standard : z.parse(schema, given);
      return settings === undefined ? [] : apply(view, settings);
    },
  };
}

/**
 * What a rule says of something that the results would tell, where the service has them and they cannot be
 * read; empty where it merely does not tell.
 *
 * @param what is not judged
 */
export function unreadRulings(
  { unread }: JudgedRun,
  what: string,
  facts: Partial<Ruling>,
): Ruling[] {
  if (unread === undefined) return [];
  const message = `the run's results cannot be read (${unread}), so ${what} was not judged, and the run is not taken for a pass`;
  return [{ effect: 'undecided', message, onlyAlone: true, ...facts }];
}

/** A theme that is shown and never fails: no call has it any more, as the gate's own comparison tells. */
export function isOver({ lifecycle, serviceLifecycle }: Theme): boolean {
  return lifecycle === 'FIXED' && serviceLifecycle !== undefined;
}
