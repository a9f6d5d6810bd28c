/** The sentences about what is published; other tests assert where they are. */
import { expect, test } from 'vitest';
import {
  CLI,
  describeCommand,
  describeSubcommand,
  INIT,
  WITHOUT_FLAG,
} from '../../../src/report/words/cli-words.ts';
import { HISTORY, LOG, RUNNER } from '../../../src/report/words/log-words.ts';
import {
  CHANGED_FILES,
  PUBLISH,
  PULL_REQUEST,
  SEARCH,
  SUGGESTION,
} from '../../../src/report/words/publish-words.ts';
import { constantsOf } from './constants-of.ts';

const ERROR = new Error('EISDIR: it is a folder.');
const PLACE = { path: 'prompt.md', startLine: 6, startColumn: 1, endLine: 8, endColumn: 1 };
const COMMAND = {
  ...{ name: 'gate', description: 'Evaluates runs.' },
  inputs: [
    { name: 'api-key', description: 'Key', standard: '' },
    { name: 'wait', description: 'Wait', standard: 'true' },
  ],
};

const WORDS: Readonly<Record<string, readonly string[]>> = {
  publish: [
    ...constantsOf(PUBLISH, SEARCH, PULL_REQUEST, SUGGESTION, CHANGED_FILES),
    PUBLISH.cancelled('passed'),
    PUBLISH.next('apply the prompt fix', '', undefined, 'https://github.com'),
    PUBLISH.outcome('passed'),
    PUBLISH.noOutputs(ERROR),
    PUBLISH.noFiles(ERROR),
    PUBLISH.noFile('report.md', ERROR),
    PUBLISH.noPage(new Error('PUT https://storage/page?sig=key: 403')),
    SEARCH.none('why'),
    SEARCH.noList(ERROR, true),
    SEARCH.noList(new Error('git failed\nfatal: not a git repository\n'), false),
    PULL_REQUEST.failed(ERROR),
    PULL_REQUEST.noSuggestions('404'),
    PULL_REQUEST.noComment('404'),
    SUGGESTION.review(1),
    SUGGESTION.review(2),
    SUGGESTION.refused('422'),
    SUGGESTION.none(PLACE, 'why'),
    CHANGED_FILES.unread(ERROR),
  ],
  log: [
    ...constantsOf(RUNNER, HISTORY),
    RUNNER.noState(ERROR),
    RUNNER.noSummary(ERROR),
    LOG.more(3),
    LOG.moreInLog(3),
    LOG.seen('QUEUED', 1_000, 60_000, 'queue-timeout'),
    LOG.retry('read run', '503: overloaded.', 1, 2_000),
    LOG.retry('read run', '503: overloaded.', 3, 999),
    LOG.unread(ERROR),
    HISTORY.line('404'),
    HISTORY.unread('main', ERROR),
    HISTORY.unrecorded('main', ERROR),
    HISTORY.otherDocument('main'),
    HISTORY.invalidEntry(2, 'main'),
    HISTORY.unfit('a.json'),
  ],
  cli: [
    ...constantsOf(CLI, INIT, WITHOUT_FLAG),
    CLI.noSubcommand(['gate', 'init'], 'gate'),
    CLI.noSubcommand(['gate', 'init']),
    CLI.help('gate'),
    CLI.report('report.html'),
    CLI.json('report.json'),
    CLI.patch('fixes.patch'),
    CLI.noValue('policy'),
    CLI.noBoolean('wait'),
    CLI.noFlag(1),
    CLI.unknown('colour', ''),
    CLI.unknown('run-plam', 'run-plan'),
    CLI.unknown('a key', ''),
    CLI.unknown('api_key', 'api-key'),
    CLI.unreadKeyFile(ERROR),
    INIT.description('a.yml'),
    INIT.plan(0, 'nightly', 'p1'),
    INIT.noKey('fix'),
    INIT.missing('what'),
    INIT.exists('a.yml'),
    INIT.otherPolicy('a.yaml', 'a.yml'),
    INIT.wrote('a.yml'),
    INIT.noPrompt('agent.md'),
    INIT.next('flags'),
    ...new Set(
      [...describeCommand([COMMAND]), ...describeSubcommand(COMMAND)].join('\n').split('\n'),
    ),
  ],
};

test.each(Object.entries(WORDS))('every sentence of %s', async (name, words) => {
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot(`golden/${name}.txt`);
});
