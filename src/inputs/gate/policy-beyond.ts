/** The files of other repositories that a policy extends, read before any run is started. */

import { isPinned, type RepositoryFile, spellAddress } from '../../evaluate/extends-address.ts';
import type { HistoryPlace } from '../../history/stores.ts';
import { openTexts } from '../../history/stores.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Reason } from '../../model/report.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { explain } from '../../service/explain.ts';
import { oneLine } from '../../text/log-line.ts';
import { StepError, withoutPeriod } from '../../text/step-error.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import { readYaml } from '../../text/yaml-text.ts';
import { nextOf, type ReadPolicyFile } from './policy-chain.ts';
import { completed, dayOf, type GatePolicy } from './policy-file.ts';

const GITHUB = 'https://api.github.com';
const MAX_ERRORS = 100;
const MAX_SHOWN_CHARS = 200;

/** The gate ends, since its policy is not known. */
export interface Unread {
  outcome: 'error' | 'inconclusive';
  reasons: Reason[];
}

/**
 * The policy with all files that it extends. An error in a file, or a file that may not be read, is
 * the workflow's fault; a GitHub that does not respond is not.
 *
 * @param token reads the files
 * @param memory keeps the files at a full commit SHA, which never change
 */
export async function completePolicy(
  policy: GatePolicy,
  token: string,
  memory: HistoryPlace,
  runtime: Runtime,
): Promise<GatePolicy | Unread> {
  const { path, files = [] } = policy;
  if (nextOf(files) === null) return policy;
  try {
    const read = await readerFor(token, memory, runtime);
    const complete = await completed(path, files, read, dayOf(runtime.clock.now()));
    if (complete.ok) return complete.value;
    const reasons = complete.errors.slice(0, MAX_ERRORS).map(({ shown, problem }) => ({
      rule: 'input',
      message: `input 'policy': '${oneLine(`${shown}`, MAX_SHOWN_CHARS)}' ${problem}`,
    }));
    return { outcome: 'error', reasons };
  } catch (error) {
    const { outcome, rule, message } = explain(error, null, '');
    return { outcome, reasons: [{ rule, message }] };
  }
}

/** Reads from the run history if the file cannot have changed, else from GitHub. */
async function readerFor(
  token: string,
  memory: HistoryPlace,
  runtime: Runtime,
): Promise<ReadPolicyFile> {
  const texts = openTexts(memory, runtime);
  const readText = await textReaderFor(token, runtime);
  return async (file) => {
    if (file.kind !== 'repository') return null;
    const name = `policy ${spellAddress(file)}`;
    const known = isPinned(file) ? await texts.read(name) : null;
    const text = known === null ? await readText(file) : valid(known);
    if (!text.ok) return text;
    const yaml = readYaml(text.value);
    if (known === null && yaml.ok && isPinned(file)) await texts.keep(name, text.value);
    return valid(yaml);
  };
}

async function textReaderFor(
  token: string,
  runtime: Runtime,
): Promise<(file: RepositoryFile) => Promise<Parsed<string>>> {
  const apiUrl = (runtime.env.GITHUB_API_URL || GITHUB).replace(/\/+$/, '');
  if (token === '') {
    return async ({ owner, repo }) =>
      invalid(
        null,
        `is read with github-token, which is empty: ${runtime.runner.howToGiveToken} that may read the contents of ${owner}/${repo}`,
      );
  }
  const { GitHubApi } = await import('../../github/api.ts');
  const { isWorkflowsFault, readContents } = await import('../../github/contents.ts');
  const api = new GitHubApi({ apiUrl, token, owner: '', repo: '' }, runtime);
  return async (file) => {
    try {
      return await readContents(file, api);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const problem = withoutPeriod(error.message);
      if (isWorkflowsFault(error)) {
        return invalid(null, `could not be read (${problem}): ${cureOf(error, file, apiUrl)}`);
      }
      const name = oneLine(spellAddress(file), MAX_SHOWN_CHARS);
      throw new StepError(
        'policy',
        `the policy extends '${name}', which ${apiUrl} did not return, so nothing was started: ${problem}; run it again once it responds, or pin the full commit SHA, which is read once and then kept`,
      );
    }
  };
}

function cureOf({ status }: ServiceError, { owner, repo }: RepositoryFile, apiUrl: string): string {
  const permission = `a github-token that may read the contents of ${owner}/${repo} (that of the job itself reads its own repository and public ones)`;
  switch (status) {
    case 401:
      return `${apiUrl} does not know the input github-token: give another one`;
    case 403:
      return `give ${permission}`;
    case 404:
      return `check owner, repository, path and ref, and give ${permission}`;
    default:
      return `check what extends says, and that ${apiUrl} is GitHub's API`;
  }
}
