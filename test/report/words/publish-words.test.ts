/** The sentences about what is published; other tests assert where they are. */
import { expect, test } from 'vitest';
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
};

test.each(Object.entries(WORDS))('every sentence of %s', async (name, words) => {
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot(`golden/${name}.txt`);
});
