import type { ServiceProfile } from '../../service/operations.ts';
import { parseTime } from '../../text/values/iso-time.ts';
import { type Parsed, valid } from '../../text/values/parsed.ts';
import { isUuid, parsePhoneNumber } from '../../text/values/simple-values.ts';
import { type InputForm, WHERE_FOUND } from '../input-form.ts';
import type { ServiceAccess } from '../service-access.ts';
import type { InputName } from './input-defaults.ts';
import type { RunSource, WantedPlan } from './settings.ts';
import { readVariables, variableFiles } from './variables.ts';

const SOURCES = ['job-id', 'run-plan', 'service-phone-number', 'debrief-file'] as const;

interface GivenService {
  /** Undefined without valid access. */
  service: ServiceAccess | undefined;
  profile: ServiceProfile | null | undefined;
  /** Why the step is skipped anyway, or null. */
  whySkipped: string | null;
}

/**
 * Where the debriefs come from; undefined if that is missing or invalid. The name identifies a gate without
 * `gate-name` from push to push; null if it is invalid. A run's ID and a file's path change, so such a gate has an
 * empty name.
 *
 * @param folders in which the files of variables must be
 */
export function readSource(
  form: InputForm<InputName>,
  { service, profile, whySkipped }: GivenService,
  folders: readonly string[],
): { source: RunSource | undefined; name: string | null } {
  const isPolicyCheck = form.boolean('policy-check');
  const mayBeMissing = whySkipped !== null;
  const names = SOURCES.filter((name) => form.has(name));
  if (names.length > 1 || (names.length === 0 && !mayBeMissing)) {
    const found =
      names.length === 0
        ? `none is given: give run-plan to start a run (${WHERE_FOUND['run-plan']})`
        : `${names.join(', ')} are given: keep one of them`;
    form.reject(`exactly one of ${SOURCES.join(', ')} is required, but ${found}`);
  }
  if (isPolicyCheck) checkTrial(form);
  if (names.length > 0 || !mayBeMissing) {
    refuseWithout(form, 'variables', 'run-plan');
    refuseWithout(form, 'variable-files', 'run-plan');
    refuseWithout(form, 'call-time', 'service-phone-number');
  }
  const runIds = form.uuids('job-id');
  const plans = form.readGiven('run-plan', parsePlans);
  const variables = readVariables(form, folders);
  const servicePhoneNumber = form.readGiven('service-phone-number', parsePhoneNumber);
  const callTime = form.readGiven('call-time', parseTime);
  const path = form.readGiven('debrief-file', valid);
  const sourceOf = (): RunSource | undefined => {
    const saved = profile ? { profile } : {};
    if (path && isPolicyCheck) return { kind: 'policy-check', files: path, ...saved };
    if (path) return { kind: 'debrief-file', path, ...saved };
    if (service === undefined) return undefined;
    if (runIds) return { kind: 'job-id', runIds, service };
    if (plans && isPolicyCheck) return { kind: 'policy-replay', plans, access: service };
    if (plans && variables) {
      return { kind: 'run-plan', plans, variables, files: variableFiles(form), service };
    }
    if (servicePhoneNumber && callTime !== undefined) {
      return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
    }
    return undefined;
  };
  const subject = plans?.map((plan) => ('id' in plan ? plan.id : plan.name)).join(', ');
  const isInvalid = plans === undefined || servicePhoneNumber === undefined;
  const name = isInvalid ? null : (subject ?? servicePhoneNumber ?? '');
  return { source: sourceOf(), name };
}

function checkTrial(form: InputForm<InputName>): void {
  const hasPlan = form.has('run-plan');
  if (!hasPlan && !form.has('debrief-file')) {
    form.refuse('policy-check', 'needs debrief-file or run-plan: give one of them');
  }
  if (!hasPlan) return;
  for (const name of ['variables', 'variable-files'] as const) {
    if (form.has(name)) form.refuse(name, 'cannot be used with policy-check: remove it');
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
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const same = Map.groupBy(lines, (line) => (isUuid(line) ? line.toLowerCase() : line));
  return valid(
    [...same.values()].map(([line = '']) => (isUuid(line) ? { id: line } : { name: line })),
  );
}
