import type { Inputs } from '../runner/runner.ts';
import { parseProfile, type ServiceProfile } from '../service/operations.ts';
import { parseBaseUrl } from '../text/values/addresses.ts';
import { invalid, type Parsed, valid } from '../text/values/parsed.ts';
import type { PullRequestOrigin } from './event.ts';
import { type InputForm, isComplete } from './input-form.ts';
import { readYamlFile } from './yaml-file.ts';

/** How the service is reached. */
export interface ServiceAccess {
  /** Base address without a trailing slash; its path prefix is kept. */
  baseUrl: string;
  apiKey: string;
  /** Where it is not the standard one. */
  profile?: ServiceProfile;
}

/** A part is null where it is not given, undefined where it is faulty. */
export type GivenAccess = {
  [Part in keyof Required<ServiceAccess>]: Required<ServiceAccess>[Part] | null | undefined;
};

type AccessForm = InputForm<'base-url' | 'api-key' | 'service-profile'>;

/**
 * Reads the inputs `base-url` and `api-key`, noting what is faulty in them.
 *
 * @param profile what the file that `service-profile` names holds, or null where there is none
 */
export function readGivenAccess(
  form: AccessForm,
  profile: Parsed<ServiceProfile> | null,
): GivenAccess {
  return {
    baseUrl: form.readGiven('base-url', parseBaseUrl),
    apiKey: form.readExact('api-key', parseApiKey),
    profile: profile && form.takeFromFile('service-profile', profile),
  };
}

/**
 * Notes what is missing; undefined where there is no usable access.
 *
 * @param origin whether this is a pull request that gets no secrets, for the cure
 * @param howToSkip how the step is skipped in such a pull request, e.g. `set on-missing-key: skip`
 */
export function requireAccess(
  { baseUrl, apiKey, profile }: GivenAccess,
  form: AccessForm,
  origin: PullRequestOrigin | null,
  howToSkip: string,
): ServiceAccess | undefined {
  const addressCure = "give the service's address, such as 'https://api.example.com'";
  const access = {
    baseUrl: form.required('base-url', baseUrl, addressCure),
    apiKey: form.required('api-key', apiKey, keyCure(origin, howToSkip, form.howToGiveKey)),
  };
  if (profile === undefined || !isComplete(access)) return undefined;
  return profile === null ? access : { ...access, profile };
}

function keyCure(
  origin: PullRequestOrigin | null,
  howToSkip: string,
  howToGiveKey: string,
): string {
  switch (origin) {
    case 'fork':
      return `pull requests from forks get no secrets, so ${howToSkip} to skip the step there, or push the change to a branch of this repository. Elsewhere, ${howToGiveKey}`;
    case 'dependabot':
      return `pull requests from Dependabot get none but Dependabot secrets, so store the key among those (Settings, Secrets and variables, Dependabot), or ${howToSkip} to skip the step there. Elsewhere, ${howToGiveKey}`;
    case null:
      return howToGiveKey;
  }
}

/**
 * The profile in the file that the input `service-profile` names, or every fault in it; null where the
 * input is not given.
 */
export async function readServiceProfile(inputs: Inputs): Promise<Parsed<ServiceProfile> | null> {
  const path = inputs.getInput('service-profile').trim();
  if (path === '') return null;
  const yaml = await readYamlFile(path, 'service profile');
  if (!yaml.ok) return yaml;
  return parseProfile(yaml.value, path);
}

/**
 * A bearer key: visible ASCII characters without white space, which is what a header carries
 * unchanged. No fault shows any part of it.
 */
export function parseApiKey(text: string): Parsed<string> {
  if (text !== text.trim()) {
    return invalid(
      null,
      'has white space around it, a line break perhaps: store the secret again without it',
    );
  }
  if (!/^[\x21-\x7e]+$/.test(text)) {
    return invalid(
      null,
      'has a character that no key has, such as a space, a line break or a letter outside ASCII: pass the key alone, without "Bearer", as the service showed it',
    );
  }
  return valid(text);
}
