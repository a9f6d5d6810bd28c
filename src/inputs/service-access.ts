import type { Inputs } from '../runner/runner.ts';
import type { ServiceProfile } from '../service/operations.ts';
import { parseBaseUrl } from '../text/values/addresses.ts';
import { invalid, type Parsed, valid } from '../text/values/parsed.ts';
import { type InputForm, isComplete } from './input-form.ts';
import { readYamlFile } from './text-file.ts';
import type { PullRequestOrigin } from './workflow.ts';

export interface ServiceAccess {
  /** URL without a trailing slash; its path prefix is kept. */
  baseUrl: string;
  apiKey: string;
  profile?: ServiceProfile;
}

type AccessForm = InputForm<'base-url' | 'api-key' | 'service-profile'>;

/** The parts of the access: null if it is not given, undefined if it is invalid. */
export async function readGivenAccess(form: AccessForm) {
  const profile = await readServiceProfile(form.inputs);
  return {
    baseUrl: form.readGiven('base-url', parseBaseUrl),
    apiKey: form.readExact('api-key', parseApiKey),
    profile: profile && form.takeFromFile('service-profile', profile),
  };
}

/**
 * Rejects missing inputs; undefined without valid access.
 *
 * @param origin whether this is a pull request without secrets
 * @param howToSkip how the step is skipped in such a pull request, such as `set on-missing-key: skip`
 */
export function requireAccess(
  { baseUrl, apiKey, profile }: Awaited<ReturnType<typeof readGivenAccess>>,
  form: AccessForm,
  origin: PullRequestOrigin | null,
  howToSkip: string,
): ServiceAccess | undefined {
  const urlFix = "give the URL of the service, such as 'https://api.example.com'";
  const withoutSecrets = {
    fork: `pull requests from forks get no secrets: ${howToSkip} to skip the step there`,
    dependabot: `pull requests from Dependabot get only Dependabot secrets: store the key there, or ${howToSkip}`,
  };
  const keyFix = origin === null ? form.inputs.howToGiveKey : withoutSecrets[origin];
  const access = {
    baseUrl: form.required('base-url', baseUrl, urlFix),
    apiKey: form.required('api-key', apiKey, keyFix),
  };
  if (profile === undefined || !isComplete(access)) return undefined;
  return profile === null ? access : { ...access, profile };
}

/** Reads all of it; undefined, and errors are added, without valid access. */
export async function readAccess(
  form: AccessForm,
  origin: PullRequestOrigin | null,
  howToSkip: string,
): Promise<ServiceAccess | undefined> {
  return requireAccess(await readGivenAccess(form), form, origin, howToSkip);
}

/** The profile in the file that the input `service-profile` names; null if the input is not given. */
async function readServiceProfile(inputs: Inputs): Promise<Parsed<ServiceProfile> | null> {
  const path = inputs.getInput('service-profile').trim();
  if (path === '') return null;
  const yaml = await readYamlFile(path);
  if (!yaml.ok) return yaml;
  // Its schemas are large, and an invalid input needs none of them.
  const { parseProfile } = await import('../service/operations.ts');
  return parseProfile(yaml.value, path);
}

/** A bearer key: visible ASCII characters. No error shows any part of it. */
export function parseApiKey(text: string): Parsed<string> {
  if (text !== text.trim()) {
    const where = 'begins or ends with white space, such as a line break';
    return invalid(null, `${where}: store the secret again without it`);
  }
  return /^[\x21-\x7e]+$/.test(text)
    ? valid(text)
    : invalid(null, 'has a space or a letter outside ASCII: give the key alone, without "Bearer"');
}
