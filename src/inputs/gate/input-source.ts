import type { ServiceProfile } from '../../service/operations.ts';
import { type Parsed, valid } from '../../text/values/parsed.ts';
import { isUuid } from '../../text/values/uuid-list.ts';
import { type InputForm, WHERE_FOUND } from '../input-form.ts';
import type { ServiceAccess } from '../service-access.ts';
import { parseVariableFiles } from '../variables.ts';
import type { InputName } from './input-defaults.ts';
import type { RunSource, WantedPlan } from './settings.ts';
import { readVariables, type Variables } from './variables.ts';

const SOURCES = ['job-id', 'run-plan', 'service-phone-number', 'debrief-file'] as const;

/** What the inputs say of where the debriefs come from: null what is not given, undefined what is faulty. */
export interface GivenSource {
  jobIds: string[] | null | undefined;
  runPlans: WantedPlan[] | null | undefined;
  variables: Variables | undefined;
  variableFiles: readonly string[];
  servicePhoneNumber: string | null | undefined;
  callTime: string | null | undefined;
  debriefFile: string | null | undefined;
}

/** What the workflow gives of the service. */
export interface GivenService {
  service: ServiceAccess | undefined;
  /** Null or undefined where none is given, or a faulty one. */
  profile: ServiceProfile | null | undefined;
}

/** @param folders in which the files of variables may lie */
export function readGivenSource(
  form: InputForm<InputName>,
  folders: readonly string[],
): GivenSource {
  return {
    jobIds: form.uuids('job-id'),
    runPlans: form.readGiven('run-plan', parsePlans, true),
    variables: readVariables(form, folders),
    variableFiles: form.readGiven('variable-files', parseFileList) ?? [],
    servicePhoneNumber: form.phoneNumber('service-phone-number'),
    callTime: form.moment('call-time'),
    debriefFile: form.readGiven('debrief-file', valid),
  };
}

/**
 * What tells a gate from others of the same job where the workflow does not, and stays the same from
 * push to push; null where it is faulty. The ID of a run and the path of a file may not, so that such
 * a gate has to be named where there are several.
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
 * Where the debriefs come from; undefined where it is missing or faulty.
 *
 * @param access its `service` is undefined where there is no usable access to it
 * @param mayBeMissing true where no source at all is no fault
 * @param isPolicyCheck true where a policy is only to be tried
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
    const what =
      names.length === 0
        ? `none is: run-plan starts a run (${WHERE_FOUND['run-plan']})`
        : `${names.join(', ')} are`;
    form.reject(`exactly one of the inputs ${SOURCES.join(', ')} has to be given, but ${what}`);
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
  const { jobIds, runPlans, variables, variableFiles } = given;
  const { servicePhoneNumber, callTime, debriefFile } = given;
  const saved = profile ? { profile } : {};
  if (debriefFile && isPolicyCheck) return { kind: 'policy-check', files: debriefFile, ...saved };
  if (debriefFile) return { kind: 'debrief-file', path: debriefFile, ...saved };
  if (service === undefined) return undefined;
  if (jobIds) return { kind: 'job-id', jobIds, service };
  if (runPlans && variables) {
    return isPolicyCheck
      ? { kind: 'policy-replay', plans: runPlans, access: service }
      : { kind: 'run-plan', plans: runPlans, variables, variableFiles, service };
  }
  if (servicePhoneNumber && callTime !== undefined) {
    return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
  }
  return undefined;
}

/** A policy is tried on files, or on earlier runs of a plan. */
function checkTrial(form: InputForm<InputName>): void {
  const hasPlan = form.has('run-plan');
  if (!hasPlan && !form.has('debrief-file')) {
    const cure = 'leave it out, or give one of these';
    form.refuse('policy-check', `goes only with debrief-file or run-plan: ${cure}`);
  }
  if (!hasPlan) return;
  for (const name of ['variables', 'variable-files'] as const) {
    if (form.has(name)) form.refuse(name, 'goes not with policy-check, which starts no run');
  }
}

function refuseWithout(
  form: InputForm<InputName>,
  name: InputName,
  source: 'run-plan' | 'service-phone-number',
): void {
  if (form.has(name) && !form.has(source)) {
    form.refuse(name, `goes only with ${source}: leave it out, or give ${source}`);
  }
}

function parseFileList(text: string): Parsed<string[]> {
  return valid(Object.values(parseVariableFiles(text).paths));
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
