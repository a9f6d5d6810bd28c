import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/command.ts';

const documents = globSync(['*.md', 'llms.txt', 'docs/**/*.md', '*/README.md'], {
  cwd: ROOT,
  exclude: ['node_modules/**'],
});

/** The text without code. */
function proseOf(document: string): string {
  return readFileSync(join(ROOT, document), 'utf8')
    .replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .replaceAll(/`[^`\n]*`/g, 'code');
}

function anchorsOf(document: string): string[] {
  const slugger = new GithubSlugger();
  const text = readFileSync(join(ROOT, document), 'utf8').replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '');
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    slugger.slug(heading.replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1')),
  );
}

function brokenLinks(document: string): string[] {
  const links = [...proseOf(document).matchAll(/\]\(([^)\s]+)\)|srcset="([^"]+)"|src="([^"]+)"/g)];
  return links
    .map(([, ...targets]) => targets.find((target) => target !== undefined) ?? '')
    .filter((link) => !/^(https?|mailto):/.test(link) && !exists(document, link));
}

function exists(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(ROOT, target))) return false;
  return anchor === undefined || (target.endsWith('.md') && anchorsOf(target).includes(anchor));
}

describe.each(documents)('%s', (document) => {
  test('has no broken links', () => {
    expect(brokenLinks(document)).toEqual([]);
  });

  test('names files of this project that exist', () => {
    const text = readFileSync(join(ROOT, document), 'utf8');
    const named = [...text.matchAll(/`((?:src|test|scripts|docs|examples)\/[\w./-]+)`/g)];
    const missing = named.filter(([, path = '']) => !existsSync(join(ROOT, path)));
    expect(missing.map(([, path]) => path)).toEqual([]);
  });
});
