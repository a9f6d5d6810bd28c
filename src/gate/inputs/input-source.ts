import { valid } from '../../core/input/parsed.ts';
import { parseVariables } from '../../core/input/variables.ts';
import type { InputForm } from '../../step/inputs/input-form.ts';
import type { ServiceAccess } from '../../step/inputs/service-access.ts';
import type { InputName } from './input-defaults.ts';
import type { RunSource } from './settings.ts';

const SOURCES = ['job-id', 'run-plan-id', 'service-phone-number', 'debrief-file'] as const;

/**
 * Reads where the debriefs come from; undefined where it is missing or faulty.
 *
 * @param service undefined where there is no usable access to it
 * @param mayBeMissing true where no source at all is no fault
 * @param isPolicyCheck true where saved debriefs are to be judged for trial
 */
export function readSource(
  form: InputForm<InputName>,
  service: ServiceAccess | undefined,
  mayBeMissing: boolean,
  isPolicyCheck: boolean | undefined,
): RunSource | undefined {
  const given = SOURCES.filter((name) => form.has(name));
  if (given.length > 1 || (given.length === 0 && !mayBeMissing)) {
    const what = given.length === 0 ? 'none is' : `${given.join(', ')} are`;
    form.fault(`exactly one of the inputs ${SOURCES.join(', ')} has to be given, but ${what}`);
  }
  const read = readGivenSource(form, service, isPolicyCheck);
  if (isPolicyCheck) refuseWithout(form, 'policy-check', 'debrief-file');
  if (given.length > 0 || !mayBeMissing) {
    refuseWithout(form, 'variables', 'run-plan-id');
    refuseWithout(form, 'call-time', 'service-phone-number');
  }
  return read;
}

function readGivenSource(
  form: InputForm<InputName>,
  service: ServiceAccess | undefined,
  isPolicyCheck: boolean | undefined,
): RunSource | undefined {
  const jobIds = form.uuids('job-id');
  const runPlanIds = form.uuids('run-plan-id');
  const variables = form.readExact('variables', parseVariables);
  const servicePhoneNumber = form.phoneNumber('service-phone-number');
  const callTime = form.moment('call-time');
  const path = form.readGiven('debrief-file', valid);
  if (path && isPolicyCheck) return { kind: 'policy-check', files: path };
  if (path) return { kind: 'debrief-file', path };
  if (service === undefined) return undefined;
  if (jobIds) return { kind: 'job-id', jobIds, service };
  if (runPlanIds && variables !== undefined) {
    return { kind: 'run-plan-id', runPlanIds, variables: variables ?? {}, service };
  }
  if (servicePhoneNumber && callTime !== undefined) {
    return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
  }
  return undefined;
}

function refuseWithout(
  form: InputForm<InputName>,
  name: InputName,
  source: (typeof SOURCES)[number],
): void {
  if (form.has(name) && !form.has(source)) {
    form.refuse(name, `goes only with ${source}: leave it out, or give ${source}`);
  }
}
