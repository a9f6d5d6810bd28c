/** What of a policy stands in other repositories: read once all inputs hold, before any run is started. */
import { invalid, type Parsed, type ValueFault, valid } from '../../core/input/parsed.ts';
import { oneLine } from '../../core/text/log-line.ts';
import { readYaml } from '../../core/yaml-text.ts';
import { ServiceError } from '../../http/errors.ts';
import type { MemoryPlace } from '../../memory/open.ts';
import { openTexts } from '../../memory/texts.ts';
import { isPinned, type RepositoryFile, spellAddress } from '../../policy/extends-address.ts';
import type { Reason } from '../../report/model.ts';
import { explain } from '../../step/explain.ts';
import { Stopped, withoutPeriod } from '../../step/stops.ts';
import type { World } from '../../step/world.ts';
import { followChain, type ReadPolicyFile, resolveChain } from './policy-chain.ts';
import type { GatePolicy } from './policy-file.ts';
import { dayOf } from './policy-file.ts';

const GITHUB = 'https://api.github.com';
const MAX_FAULTS = 100;
const MAX_SHOWN_CHARS = 200;

/** The gate ends, since nobody knows what it would judge by. */
export interface Unread {
  outcome: 'error' | 'inconclusive';
  reasons: Reason[];
}

/**
 * The policy with all that it extends. What is wrong with a file, or may not be read, is the workflow's fault;
 * a GitHub that does not answer is not.
 *
 * @param token reads the files
 * @param memory keeps what a full commit SHA names, which never changes
 */
export async function completePolicy(
  policy: GatePolicy,
  token: string,
  memory: MemoryPlace,
  world: World,
): Promise<GatePolicy | Unread> {
  if (!policy.chain?.next) return policy;
  const today = dayOf(world.clock.now());
  try {
    const read = remembering(await readerFor(token, world), memory, world);
    const chain = await followChain(policy.chain, 'repository', read, today);
    if (!chain.ok) return refused(chain.faults);
    const rules = resolveChain(chain.value);
    return rules.ok ? { ...policy, rules: rules.value, chain: chain.value } : refused(rules.faults);
  } catch (error) {
    const { outcome, rule, message } = explain(error, null, '');
    return { outcome, reasons: [{ rule, message }] };
  }
}

function refused(faults: readonly ValueFault[]): Unread {
  const reasons = faults.slice(0, MAX_FAULTS).map(({ shown, problem }) => ({
    rule: 'input',
    message: `input 'policy': '${oneLine(`${shown}`, MAX_SHOWN_CHARS)}' ${problem}`,
  }));
  return { outcome: 'error', reasons };
}

/** Reads what is remembered where nobody can have changed it, and remembers what was read. */
function remembering(
  readText: ReadText,
  memory: MemoryPlace,
  world: World,
): ReadPolicyFile<RepositoryFile> {
  const texts = openTexts(memory, world);
  return async (file) => {
    const name = `policy ${spellAddress(file)}`;
    const known = isPinned(file) ? await texts.recall(name) : null;
    const text = known === null ? await readText(file) : valid(known);
    if (!text.ok) return text;
    const yaml = readYaml(text.value);
    if (known === null && yaml.ok && isPinned(file)) await texts.keep(name, text.value);
    return valid(yaml);
  };
}

type ReadText = (file: RepositoryFile) => Promise<Parsed<string>>;

async function readerFor(token: string, world: World): Promise<ReadText> {
  const apiUrl = (world.env.GITHUB_API_URL || GITHUB).replace(/\/+$/, '');
  if (token === '') {
    return async ({ owner, repo }) =>
      invalid(
        null,
        `is read with github-token, which is empty: ${world.runner.howToGiveToken} that may read the contents of ${owner}/${repo}`,
      );
  }
  const { GitHubApi } = await import('../../github/api.ts');
  const { isWorkflowsFault, readContents } = await import('../../github/contents.ts');
  const api = new GitHubApi({ apiUrl, token, owner: '', repo: '' }, world);
  return async (file) => {
    try {
      return await readContents(file, api);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const problem = withoutPeriod(error.message);
      if (!isWorkflowsFault(error)) throw unanswered(file, apiUrl, problem);
      return invalid(null, `could not be read (${problem}): ${cureOf(error, file, apiUrl)}`);
    }
  };
}

function unanswered(file: RepositoryFile, apiUrl: string, problem: string): Stopped {
  const name = oneLine(spellAddress(file), MAX_SHOWN_CHARS);
  return new Stopped(
    'policy',
    `the policy extends '${name}', which ${apiUrl} did not tell, so nothing was started: ${problem}; run it again once it answers, or pin the full commit SHA, which is read once and kept in memory`,
  );
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
