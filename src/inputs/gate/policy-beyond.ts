/** The files of other repositories that a policy extends. They are read before any run is started. */

import { GitHubApi, isPermanent } from '../../github/api.ts';
import { isPinned, type RepositoryFile, spellAddress } from '../../github/policy-address.ts';
import { readContents } from '../../github/repository-files.ts';
import { type HistoryPlace, openTexts } from '../../history/stores.ts';
import { extendError, ServiceError } from '../../http/errors.ts';
import type { Reason } from '../../model/report.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { explain } from '../../service/explain.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import { readYamlText } from '../text-file.ts';
import { type GatePolicy, type ReadRepositoryFile, readChain } from './policy-chain.ts';
import { dayOf } from './policy-file.ts';

const MAX_ERRORS = 100;
const MAX_SHOWN_CHARS = 200;

/** The gate ends because its policy cannot be read. */
export interface Unread {
  outcome: 'error' | 'inconclusive';
  reasons: Reason[];
}

/**
 * The policy with all files that it extends. An error in a file, and a file that may not be read, ends as
 * `error`; a GitHub that does not respond ends as `inconclusive`.
 *
 * @param memory keeps the files at a full commit SHA, which never change
 */
export async function completePolicy(
  policy: GatePolicy,
  token: string,
  memory: HistoryPlace,
  runtime: Runtime,
): Promise<GatePolicy | Unread> {
  const { path, isComplete } = policy;
  if (path === null || isComplete) return policy;
  try {
    const read = readerFor(token, memory, runtime);
    const complete = await readChain(path, dayOf(runtime.clock.now()), read);
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

function readerFor(token: string, memory: HistoryPlace, runtime: Runtime): ReadRepositoryFile {
  const texts = openTexts(memory, runtime);
  const { apiUrl } = runtime.workflow;

  async function download(file: RepositoryFile): Promise<Parsed<string>> {
    const access = `that may read the contents of ${file.owner}/${file.repo}`;
    if (token === '') {
      return invalid(null, `needs a github-token: ${runtime.runner.howToGiveToken} ${access}`);
    }
    try {
      const api = new GitHubApi({ apiUrl, token, owner: '', repo: '' }, runtime);
      return await readContents(file, api);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (isPermanent(error)) {
        const problem = withoutPeriod(error.message);
        const fix = `check repository, path and ref, and give a github-token ${access}`;
        return invalid(null, `could not be read (${problem}): ${fix}`);
      }
      const name = oneLine(spellAddress(file), MAX_SHOWN_CHARS);
      const sentence = `${apiUrl} did not return '${name}', which the policy extends. Nothing was started: run the job again`;
      throw extendError(error, sentence, { kind: 'unread', rule: 'policy' });
    }
  }

  return async (file) => {
    const name = `policy ${spellAddress(file)}`;
    const kept = isPinned(file) ? await texts.read(name) : null;
    const known = kept === null ? null : await readYamlText(kept);
    if (known?.errors.length === 0) return valid(known);
    const text = await download(file);
    if (!text.ok) return text;
    const yaml = await readYamlText(text.value);
    if (yaml.errors.length === 0 && isPinned(file)) await texts.keep(name, text.value);
    return valid(yaml);
  };
}
