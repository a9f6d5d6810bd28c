/** The sentences about what is published; other tests assert where they are. */
import { expect, test } from 'vitest';
import {
  CHANGED_FILES,
  CONTENTS,
  LABEL,
  PULL_REQUEST,
  SUGGESTION,
} from '../../../src/report/words/github-words.ts';
import { PUBLISH, SEARCH } from '../../../src/report/words/publish-words.ts';

const ERROR = new Error('EISDIR: it is a folder.');
const PLACE = { path: 'prompt.md', startLine: 6, startColumn: 1, endLine: 8, endColumn: 1 };

const WORDS: Readonly<Record<string, readonly string[]>> = {
  publish: [
    ...constantsOf(PUBLISH, SEARCH),
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
  ],
  github: [
    ...constantsOf({ LABEL }, PULL_REQUEST, SUGGESTION, CHANGED_FILES, CONTENTS),
    PULL_REQUEST.failed(ERROR),
    PULL_REQUEST.noSuggestions('404'),
    PULL_REQUEST.noComment('404'),
    SUGGESTION.review(1),
    SUGGESTION.review(2),
    SUGGESTION.refused('422'),
    SUGGESTION.none(PLACE, 'why'),
    CHANGED_FILES.unread(ERROR),
    CONTENTS.notPolicy(256),
  ],
};

test.each(Object.entries(WORDS))('every sentence of %s', async (name, words) => {
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot(`golden/${name}.txt`);
});

/** Sentences without a value. */
function constantsOf(...objects: readonly object[]): string[] {
  return objects
    .flatMap((words) => Object.values(words))
    .filter((word) => typeof word === 'string');
}
