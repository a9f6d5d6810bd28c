/** The file that overrides the operations which the interface specification does not show. */

import * as z from 'zod/mini';
import { type Parsed, type ValueFault, valid } from '../core/input/parsed.ts';
import { isObject } from '../core/json-object.ts';
import { oneLine } from '../core/text/log-line.ts';
import { nearest } from '../core/text/nearest.ts';
import type { YamlContent, YamlFaults, YamlText } from '../core/yaml-text.ts';
import { OPERATIONS, type Operations } from './operations.ts';
import { checkBody, checkMethod, checkPath, checkPointer } from './profile-values.ts';

/** Unknown keys told of one map. */
const MAX_KEYS = 100;

type Check = (text: string) => string | null;

/** A text that the check has nothing to say against; what it says goes on after the place. */
function text(check: Check) {
  return z.string().check((context) => {
    const problem = check(context.value);
    if (problem !== null) {
      context.issues.push({ code: 'custom', message: problem, input: context.value });
    }
  });
}

/** What every operation may have; the names are those of the values that it is given. */
function operation(inPath: readonly string[], inBody: readonly string[] = inPath) {
  return {
    method: z.exactOptional(text(checkMethod)),
    path: z.exactOptional(text((path) => checkPath(path, inPath))),
    body: z.exactOptional(
      z.unknown().check((context) => {
        for (const { path, problem } of checkBody(context.value, inBody)) {
          context.issues.push({ code: 'custom', message: problem, path, input: context.value });
        }
      }),
    ),
  };
}

const pointer = z.exactOptional(text(checkPointer));

/** A query parameter's name, which needs no encoding. */
const parameter = z.exactOptional(
  text((name) =>
    /^[\w.~-]{1,100}$/.test(name)
      ? null
      : 'is not the name of a query parameter: write letters, digits, and . _ ~ - only',
  ),
);

/** The name of a field in a body that the workflow writes. */
const field = z.exactOptional(
  text((name) =>
    /^[a-z_][\w-]{0,99}$/i.test(name)
      ? null
      : 'is not the name of a field: write letters, digits, _ and - only, beginning with a letter or _',
  ),
);

const profileSchema = z.strictObject({
  start: z.exactOptional(
    z.strictObject({
      ...operation(['runPlanId'], ['runPlanId', 'variables']),
      jobId: pointer,
    }),
  ),
  read: z.exactOptional(
    z.strictObject({ ...operation(['jobId']), status: pointer, simulationJobs: pointer }),
  ),
  list: z.exactOptional(
    z.strictObject({
      ...operation(['runPlanId'], ['runPlanId', 'after']),
      nextPath: z.exactOptional(text((path) => checkPath(path, ['runPlanId', 'after']))),
      runs: pointer,
      hasMore: pointer,
      nextCursor: pointer,
    }),
  ),
  cancel: z.exactOptional(z.strictObject(operation(['jobId']))),
  lookup: z.exactOptional(z.strictObject({ timeParameter: parameter })),
  createCall: z.exactOptional(z.strictObject({ endStatusField: field })),
  readMetricCollectionJob: z.exactOptional(z.strictObject({ ...operation(['id']), job: pointer })),
  readSimulationJob: z.exactOptional(
    z.strictObject({ ...operation(['simulationJobId']), job: pointer }),
  ),
});

type Profile = z.infer<typeof profileSchema>;

/** The value that says what an operation is about: without it every request would be the same. */
const NEEDED = {
  start: ['runPlanId'],
  read: ['jobId'],
  list: ['runPlanId'],
  cancel: ['jobId'],
  readMetricCollectionJob: ['id'],
  readSimulationJob: ['simulationJobId'],
} as const;

interface Fault {
  line: number;
  problem: string;
}

/**
 * The operations with what a profile overrides in them; or every fault in it with its line.
 *
 * @param shown what the file is called in faults
 */
export function parseProfile(yaml: YamlText | YamlFaults, shown: string): Parsed<Operations> {
  const faults: Fault[] = yaml.ok ? [] : [...yaml.faults];
  const content = yaml.ok ? yaml : yaml.readable;
  if (content === null) return refuse(faults, shown);
  const parsed = z.safeParse(profileSchema, content.value);
  for (const issue of parsed.error?.issues ?? []) faults.push(...describeIssue(issue, content));
  faults.push(...findSenseless(content));
  return parsed.success && faults.length === 0
    ? valid(override(parsed.data))
    : refuse(faults, shown);
}

function refuse(faults: readonly Fault[], shown: string): Parsed<never> {
  const sorted = faults.toSorted((a, b) => a.line - b.line);
  return {
    ok: false,
    faults: sorted.map(
      ({ line, problem }): ValueFault => ({ shown, problem: `line ${line}: ${problem}` }),
    ),
  };
}

function override(profile: Profile): Operations {
  const { start, read, list, cancel, lookup, createCall } = OPERATIONS;
  const { readMetricCollectionJob, readSimulationJob } = OPERATIONS;
  return {
    start: { ...start, ...profile.start },
    read: { ...read, ...profile.read },
    list: { ...list, ...profile.list },
    cancel: { ...cancel, ...profile.cancel },
    lookup: { ...lookup, ...profile.lookup },
    createCall: { ...createCall, ...profile.createCall },
    readMetricCollectionJob: { ...readMetricCollectionJob, ...profile.readMetricCollectionJob },
    readSimulationJob: { ...readSimulationJob, ...profile.readSimulationJob },
  };
}

function describeIssue(issue: z.core.$ZodIssue, yaml: YamlContent): Fault[] {
  const { path } = issue;
  const at = path.length === 0 ? 'the whole' : path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_KEYS).map((key) => ({
      line: yaml.placeOf([...path, key]).line,
      problem: describeUnknownKey(key, path),
    }));
  }
  const problem =
    issue.code === 'invalid_type'
      ? `has to be ${issue.expected === 'object' ? 'a map of keys' : 'a text'}`
      : issue.message;
  return [{ line: yaml.placeOf(path).line, problem: `${at} ${problem}` }];
}

function describeUnknownKey(key: string, path: readonly PropertyKey[]): string {
  const known = knownKeysAt(path);
  const full = oneLine([...path.map(String), key].join('.'), 100);
  return `${full} is not known here; did you mean ${nearest(key, known)}? Known are ${known.join(', ')}`;
}

function knownKeysAt([name]: readonly PropertyKey[]): string[] {
  const { shape } = profileSchema;
  if (name === undefined) return Object.keys(shape);
  return Object.entries(shape)
    .filter(([known]) => known === name)
    .flatMap(([, { def }]) => Object.keys(def.innerType.shape));
}

/** What is right in itself, but leaves an operation that cannot work. */
function findSenseless({ value, placeOf }: YamlContent): Fault[] {
  if (!isObject(value)) return [];
  return Object.entries(NEEDED).flatMap(([name, needed]): Fault[] => {
    const given = value[name];
    const standard = Object.entries(OPERATIONS).find(([known]) => known === name)?.[1];
    if (!isObject(given)) return [];
    const faults: Fault[] = [];
    const merged = { ...standard, ...given };
    if (merged.method === 'GET' && Object.hasOwn(merged, 'body')) {
      faults.push({
        line: placeOf([name]).line,
        problem: `${name} has a body, which GET cannot send`,
      });
    }
    for (const placeholder of needed) {
      const mark = `{${placeholder}}`;
      if (![merged.path, JSON.stringify(merged.body)].some((part) => `${part}`.includes(mark))) {
        faults.push({
          line: placeOf([name]).line,
          problem: `${name} has no ${mark} in path or body`,
        });
      }
    }
    return faults;
  });
}
