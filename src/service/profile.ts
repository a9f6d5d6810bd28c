/** The file that says where a service differs from what the action takes for granted. */

import type * as z from 'zod/mini';
import { type Parsed, valid } from '../core/input/parsed.ts';
import { isObject } from '../core/json-object.ts';
import { checkYaml, type PathFault } from '../core/yaml-check.ts';
import type { YamlFaults, YamlText } from '../core/yaml-text.ts';
import { type Operations, type ServiceProfile, STANDARD_PROFILE } from './operations.ts';
import { profileSchema } from './profile-settings.ts';

/** The value that says what an operation is about: without it every request would be the same. */
const NEEDED: Readonly<Partial<Record<keyof Operations, string>>> = {
  requestDebrief: 'jobId',
  readResults: 'jobId',
  start: 'runPlanId',
  read: 'jobId',
  list: 'runPlanId',
  cancel: 'jobId',
  lookup: 'servicePhoneNumber',
  readSimulationJob: 'simulationJobId',
  readMetricCollectionJob: 'id',
  cancelMetricCollectionJob: 'id',
  deleteCustomerFlow: 'flowId',
  readPlan: 'runPlanId',
  readCost: 'jobId',
  readTranscript: 'callId',
  readCallMetrics: 'callId',
};

/**
 * The standard profile with what the file overrides in it; or every fault with line and column.
 *
 * @param shown what the file is called in faults
 */
export function parseProfile(yaml: YamlText | YamlFaults, shown: string): Parsed<ServiceProfile> {
  const check = { schema: profileSchema, whole: 'the profile', shown, further: findSenseless };
  const profile = checkYaml(yaml, check);
  return profile.ok ? valid(override(profile.value)) : profile;
}

function override(given: z.infer<typeof profileSchema>): ServiceProfile {
  const { operations, words: noWords } = STANDARD_PROFILE;
  const { 'project-header': project, headers = {} } = given;
  const all = project === undefined ? headers : { ...headers, [project.name]: project.value };
  return {
    operations: {
      requestDebrief: { ...operations.requestDebrief, ...given.requestDebrief },
      readResults: { ...operations.readResults, ...given.readResults },
      start: { ...operations.start, ...given.start },
      read: { ...operations.read, ...given.read },
      list: { ...operations.list, ...given.list },
      cancel: { ...operations.cancel, ...given.cancel },
      lookup: { ...operations.lookup, ...given.lookup },
      readSimulationJob: { ...operations.readSimulationJob, ...given.readSimulationJob },
      createCall: { ...operations.createCall, ...given.createCall },
      createMetricCollectionJob: {
        ...operations.createMetricCollectionJob,
        ...given.createMetricCollectionJob,
      },
      readMetricCollectionJob: {
        ...operations.readMetricCollectionJob,
        ...given.readMetricCollectionJob,
      },
      cancelMetricCollectionJob: {
        ...operations.cancelMetricCollectionJob,
        ...given.cancelMetricCollectionJob,
      },
      deleteCustomerFlow: { ...operations.deleteCustomerFlow, ...given.deleteCustomerFlow },
      listPlans: { ...operations.listPlans, ...given.listPlans },
      readPlan: { ...operations.readPlan, ...given.readPlan },
      readCredential: { ...operations.readCredential, ...given.readCredential },
      readCost: { ...operations.readCost, ...given.readCost },
      readTranscript: { ...operations.readTranscript, ...given.readTranscript },
      readCallMetrics: { ...operations.readCallMetrics, ...given.readCallMetrics },
    },
    words: { ...noWords, ...given.words },
    headers: Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  };
}

/** What is right in itself, but leaves an operation that cannot work. */
function findSenseless(profile: unknown): PathFault[] {
  if (!isObject(profile)) return [];
  return Object.entries(STANDARD_PROFILE.operations).flatMap(([name, standard]): PathFault[] => {
    const given = profile[name];
    if (!isObject(given)) return [];
    const faults: PathFault[] = [];
    const merged: Record<string, unknown> = { ...standard, ...given };
    if (merged.method === 'GET' && Object.hasOwn(merged, 'body')) {
      faults.push({ path: [name], problem: 'has a body, which GET cannot send' });
    }
    const needed = Object.entries(NEEDED).find(([known]) => known === name)?.[1];
    const parts = [merged.path, JSON.stringify(merged.body)];
    if (needed !== undefined && !parts.some((part) => `${part}`.includes(`{${needed}}`))) {
      faults.push({ path: [name], problem: `has no {${needed}} in path or body` });
    }
    return faults;
  });
}
