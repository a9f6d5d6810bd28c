import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { SRC, sourceFiles } from './support/imports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const documents = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The text without what a reader sees as code. */
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

/** Links of a document that lead nowhere within the repository. */
function brokenLinks(document: string): string[] {
  const links = [...proseOf(document).matchAll(/\]\(([^)\s]+)\)|srcset="([^"]+)"|src="([^"]+)"/g)];
  return links
    .map(([, ...targets]) => targets.find((target) => target !== undefined) ?? '')
    .filter((link) => !/^(https?|mailto):/.test(link) && !leadsSomewhere(document, link));
}

function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(ROOT, target))) return false;
  return anchor === undefined || (target.endsWith('.md') && anchorsOf(target).includes(anchor));
}

describe('what people read', () => {
  test.each(documents)('the links of %s lead somewhere', (document) => {
    expect(brokenLinks(document)).toEqual([]);
  });

  test('every message that docs/troubleshooting.md explains is one of ours', () => {
    const source = [
      ...sourceFiles()
        .filter((file) => !file.startsWith('reference/'))
        .map((file) => join(SRC, file)),
      // The launcher of the bundle.
      join(ROOT, 'scripts/build.ts'),
    ]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const text = readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8');
    const messages = [...text.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message),
    );
    expect(messages.length).toBeGreaterThan(20);
    expect(messages.filter((message) => !source.includes(message))).toEqual([]);
  });
});
