import type { ServiceProfile } from '../../service/operations.ts';
import { type Parsed, valid } from '../../text/values/parsed.ts';
import { isUuid } from '../../text/values/uuid-list.ts';
import { type InputForm, WHERE_FOUND } from '../input-form.ts';
import type { ServiceAccess } from '../service-access.ts';
import type { InputName } from './input-defaults.ts';
import type { RunSource, WantedPlan } from './settings.ts';
import { readVariables, type Variables } from './variables.ts';

const SOURCES = ['job-id', 'run-plan', 'service-phone-number', 'debrief-file'] as const;

/** A part is null if it is not given, undefined if it is invalid. */
export interface GivenSource {
  jobIds: string[] | null | undefined;
  runPlans: WantedPlan[] | null | undefined;
  variables: Variables | undefined;
  servicePhoneNumber: string | null | undefined;
  callTime: string | null | undefined;
  debriefFile: string | null | undefined;
}

export interface GivenService {
  service: ServiceAccess | undefined;
  profile: ServiceProfile | null | undefined;
}

/** @param folders in which the files of variables must be */
export function readGivenSource(
  form: InputForm<InputName>,
  folders: readonly string[],
): GivenSource {
  return {
    jobIds: form.uuids('job-id'),
    runPlans: form.readGiven('run-plan', parsePlans, true),
    variables: readVariables(form, folders),
    servicePhoneNumber: form.phoneNumber('service-phone-number'),
    callTime: form.time('call-time'),
    debriefFile: form.readGiven('debrief-file', valid),
  };
}

/**
 * Identifies a gate without `gate-name` from push to push; null if it is invalid. A run's ID and a file's path
 * change, so such a gate has an empty name.
 */
export function gateNameOf(given: GivenSource): string | null {
  const { runPlans, servicePhoneNumber } = given;
  if (runPlans === undefined) return null;
  if (runPlans !== null) {
    return runPlans.map((plan) => ('id' in plan ? plan.id : plan.name)).join(', ');
  }
  return servicePhoneNumber === null ? '' : (servicePhoneNumber ?? null);
}

/**
 * Where the debriefs come from; undefined if that is missing or invalid.
 *
 * @param access its `service` is undefined without valid access
 * @param mayBeMissing true if the step is skipped anyway
 */
export function chooseSource(
  given: GivenSource,
  form: InputForm<InputName>,
  access: GivenService,
  mayBeMissing: boolean,
  isPolicyCheck: boolean | undefined,
): RunSource | undefined {
  const names = SOURCES.filter((name) => form.has(name));
  if (names.length > 1 || (names.length === 0 && !mayBeMissing)) {
    const found =
      names.length === 0
        ? `none is given: run-plan starts a run (${WHERE_FOUND['run-plan']})`
        : `${names.join(', ')} are given`;
    form.reject(`exactly one of ${SOURCES.join(', ')} is required, but ${found}`);
  }
  if (isPolicyCheck) checkTrial(form);
  if (names.length > 0 || !mayBeMissing) {
    refuseWithout(form, 'variables', 'run-plan');
    refuseWithout(form, 'variable-files', 'run-plan');
    refuseWithout(form, 'call-time', 'service-phone-number');
  }
  return completeSource(given, access, isPolicyCheck);
}

function completeSource(
  given: GivenSource,
  { service, profile }: GivenService,
  isPolicyCheck: boolean | undefined,
): RunSource | undefined {
  const { jobIds, runPlans, variables, servicePhoneNumber, callTime, debriefFile } = given;
  const saved = profile ? { profile } : {};
  if (debriefFile && isPolicyCheck) return { kind: 'policy-check', files: debriefFile, ...saved };
  if (debriefFile) return { kind: 'debrief-file', path: debriefFile, ...saved };
  if (service === undefined) return undefined;
  if (jobIds) return { kind: 'job-id', jobIds, service };
  if (runPlans && variables) {
    return isPolicyCheck
      ? { kind: 'policy-replay', plans: runPlans, access: service }
      : { kind: 'run-plan', plans: runPlans, variables, service };
  }
  if (servicePhoneNumber && callTime !== undefined) {
    return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
  }
  return undefined;
}

function checkTrial(form: InputForm<InputName>): void {
  const hasPlan = form.has('run-plan');
  if (!hasPlan && !form.has('debrief-file')) {
    form.refuse('policy-check', 'needs debrief-file or run-plan: give one of them');
  }
  if (!hasPlan) return;
  for (const name of ['variables', 'variable-files'] as const) {
    if (form.has(name)) form.refuse(name, 'cannot be used with policy-check, which starts no run');
  }
}

function refuseWithout(
  form: InputForm<InputName>,
  name: InputName,
  source: 'run-plan' | 'service-phone-number',
): void {
  if (form.has(name) && !form.has(source)) {
    form.refuse(name, `needs ${source}: give ${source}, or remove ${name}`);
  }
}

/** One run plan per line, by UUID or by name, each once. */
function parsePlans(text: string): Parsed<WantedPlan[]> {
  const lines = text.split('\n').map((line) => line.trim());
  const plans = new Map<string, WantedPlan>();
  for (const line of lines.filter((one) => one !== '')) {
    const key = isUuid(line) ? line.toLowerCase() : line;
    if (!plans.has(key)) plans.set(key, isUuid(line) ? { id: line } : { name: line });
  }
  return valid([...plans.values()]);
}
