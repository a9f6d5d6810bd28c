import { expect, it } from 'vitest';
import { PromptSearch } from '../../src/prompts/search.ts';

it.each([
  ['a.yaml', 200_000, 60],
  ['a.json', 120_000, 100],
])('locates every fix in %s of %d characters with %d of them', (path, size, count) => {
  const fixes = Array.from({ length: count }, (_, index) => ({
    currentText: `Say "hello" to guest ${index}.\nThen wait.`,
    suggestedText: `Ask "who" it is: #${index}.\nThen go on.`,
  }));
  const entries = fixes.map(({ currentText }) => JSON.stringify(currentText));
  const other = JSON.stringify('Nothing here is to be changed at all.');
  while (entries.length * 45 < size) entries.push(other);
  const list = path === 'a.yaml' ? entries.map((entry) => `- ${entry}\n`).join('') : null;
  const search = new PromptSearch(fixes);
  search.searchFile(path, list ?? `[${entries.join(',\n')}]`);
  for (const { found } of search.results()) {
    expect(found).toMatchObject({ state: 'located', leftOut: null });
  }
});
