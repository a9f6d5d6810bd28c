/** The file that overrides the operations which the interface specification does not show. */

import * as z from 'zod/mini';
import { type Parsed, valid } from '../core/input/parsed.ts';
import { isObject } from '../core/json-object.ts';
import { checkYaml, type PathFault, strictMap } from '../core/yaml-check.ts';
import type { YamlFaults, YamlText } from '../core/yaml-text.ts';
import { OPERATIONS, type Operations } from './operations.ts';
import { checkBody, checkMethod, checkPath, checkPointer } from './profile-values.ts';

const A_MAP = 'has to be a map of keys';
const A_TEXT = 'has to be a text';

type Check = (text: string) => string | null;

/** A text that the check has nothing to say against; what it says goes on after the text. */
function text(check: Check) {
  return z.string(A_TEXT).check((context) => {
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

const profileSchema = strictMap(
  {
    start: z.exactOptional(
      strictMap(
        {
          ...operation(['runPlanId'], ['runPlanId', 'variables']),
          jobId: pointer,
        },
        A_MAP,
      ),
    ),
    read: z.exactOptional(
      strictMap({ ...operation(['jobId']), status: pointer, simulationJobs: pointer }, A_MAP),
    ),
    list: z.exactOptional(
      strictMap(
        {
          ...operation(['runPlanId'], ['runPlanId', 'after']),
          nextPath: z.exactOptional(text((path) => checkPath(path, ['runPlanId', 'after']))),
          runs: pointer,
          hasMore: pointer,
          nextCursor: pointer,
        },
        A_MAP,
      ),
    ),
    cancel: z.exactOptional(strictMap(operation(['jobId']), A_MAP)),
    lookup: z.exactOptional(strictMap({ timeParameter: parameter }, A_MAP)),
    createCall: z.exactOptional(strictMap({ endStatusField: field }, A_MAP)),
    readMetricCollectionJob: z.exactOptional(
      strictMap({ ...operation(['id']), job: pointer }, A_MAP),
    ),
    readSimulationJob: z.exactOptional(
      strictMap({ ...operation(['simulationJobId']), job: pointer }, A_MAP),
    ),
  },
  A_MAP,
);

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

/**
 * The operations with what a profile overrides in them; or every fault in it with line and column.
 *
 * @param shown what the file is called in faults
 */
export function parseProfile(yaml: YamlText | YamlFaults, shown: string): Parsed<Operations> {
  const check = { schema: profileSchema, whole: 'the profile', shown, further: findSenseless };
  const profile = checkYaml(yaml, check);
  return profile.ok ? valid(override(profile.value)) : profile;
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

/** What is right in itself, but leaves an operation that cannot work. */
function findSenseless(profile: unknown): PathFault[] {
  if (!isObject(profile)) return [];
  return Object.entries(NEEDED).flatMap(([name, needed]): PathFault[] => {
    const given = profile[name];
    const standard = Object.entries(OPERATIONS).find(([known]) => known === name)?.[1];
    if (!isObject(given)) return [];
    const faults: PathFault[] = [];
    const merged = { ...standard, ...given };
    if (merged.method === 'GET' && Object.hasOwn(merged, 'body')) {
      faults.push({ path: [name], problem: 'has a body, which GET cannot send' });
    }
    for (const placeholder of needed) {
      const mark = `{${placeholder}}`;
      if (![merged.path, JSON.stringify(merged.body)].some((part) => `${part}`.includes(mark))) {
        faults.push({ path: [name], problem: `has no ${mark} in path or body` });
      }
    }
    return faults;
  });
}
