import { describe, expect, test } from 'vitest';
import { matchesGlob } from '../../src/gate/matching-files.ts';

describe('a glob names', () => {
  test.each([
    ['prompts/agent.md', 'prompts/agent.md'],
    ['prompts/*.md', 'prompts/agent.md'],
    ['prompts/**', 'prompts/a/b/agent.md'],
    ['prompts/**/*.md', 'prompts/agent.md'],
    ['prompts/**/*.md', 'prompts/a/b/agent.md'],
    ['**/*.md', 'agent.md'],
    ['**', '.github/workflows/gate.yml'],
    ['**/*', 'a/.hidden/b'],
    ['*', '.env'],
    ['.github/**', '.github/workflows/gate.yml'],
    ['{.github,src}/**', '.github/a'],
    ['{src,.github}/**', '.github/a'],
    // As the path filters of GitHub have it.
    ['**.md', 'prompts/a/agent.md'],
    ['prompts/**.md', 'prompts/a/agent.md'],
    ['prompts**', 'prompts/a/agent.md'],
    ['prompts**', 'prompts-of-old/agent.md'],
    // A folder names all that is in it.
    ['prompts', 'prompts/a/agent.md'],
    ['prompts/', 'prompts/a/agent.md'],
    // As the name of a submodule.
    ['prompts/', 'prompts'],
    ['./prompts/*.md', 'prompts/agent.md'],
    ['*/prompts', 'voice/prompts/agent.md'],
    // A name that looks like a glob.
    ['prompts/[draft].md', 'prompts/[draft].md'],
    ['prompts/agent [1].md', 'prompts/agent 1.md'],
    ['prompts/[locale]/**', 'prompts/[locale]/agent.md'],
    ['**/[locale]/*.md', 'prompts/[locale]/agent.md'],
    // A letter with an accent is written in two ways that look alike.
    ['prompts/caf\u00e9/*.md', 'prompts/cafe\u0301/agent.md'],
    ['prompts/cafe\u0301.md', 'prompts/caf\u00e9.md'],
  ])('%s: %s', (glob, path) => {
    expect(matchesGlob(path, glob)).toBe(true);
  });

  test.each([
    ['prompts/*.md', 'docs/agent.md'],
    ['prompts/*.md', 'prompts/agent.txt'],
    ['prompts', 'prompts-of-old/agent.md'],
    ['prompts/**', 'src/prompts/agent.md'],
    ['*.md', 'docs/agent.md'],
    ['**.md', 'docs/agent.txt'],
    ['.github/**', 'github/a'],
    ['a.md', 'b.md'],
  ])('%s: not %s', (glob, path) => {
    expect(matchesGlob(path, glob)).toBe(false);
  });
});
