/**
 * Renders job summaries with cmark-gfm, GitHub's own Markdown parser, and sees that nothing but
 * plain structure comes out: `node scripts/check-rendering.ts FILE.md…`
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isWebAddress, SUMMARY_ELEMENTS } from './summary-elements.ts';

const EXTENSIONS = ['table', 'strikethrough', 'autolink', 'tagfilter'];

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Name at least one Markdown file.');
for (const file of files) {
  const html = render(readFileSync(file, 'utf8'));
  const faults = faultsIn(html);
  const [headings, tables] = [count(html, /<h[1-6]>/g), count(html, /<table>/g)];
  if (headings === 0) faults.push('no heading');
  if (tables === 0) faults.push('no table');
  process.stdout.write(`${file}: ${headings} headings, ${tables} tables\n`);
  for (const fault of faults) process.stdout.write(`  fault: ${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

/** HTML that stands in the Markdown is let through, so that it is judged as well. */
function render(markdown: string): string {
  const args = ['--unsafe', '--github-pre-lang', ...EXTENSIONS.flatMap((name) => ['-e', name])];
  const { stdout, stderr, status, error } = spawnSync('cmark-gfm', args, {
    input: markdown,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error !== undefined || status !== 0) throw error ?? new Error(`cmark-gfm: ${stderr}`);
  return stdout;
}

function faultsIn(html: string): string[] {
  const open: string[] = [];
  const faults = new Set<string>();
  for (const [tag, slash, rawName = '', attributes = ''] of html.matchAll(
    /<(\/?)([a-z!?][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi,
  )) {
    const name = rawName.toLowerCase();
    const allowed = SUMMARY_ELEMENTS.get(name);
    if (allowed === undefined) faults.add(`element ${tag}`);
    else if (slash === '/') {
      if (open.pop() !== name) faults.add(`${tag} closes what it did not open`);
    } else {
      if (name !== 'br' && name !== 'hr') open.push(name);
      for (const fault of attributeFaults(attributes, allowed)) faults.add(`${fault} in ${tag}`);
    }
  }
  if (open.length > 0) faults.add(`never closed: ${open.join(' ')}`);
  return [...faults];
}

function attributeFaults(attributes: string, allowed: readonly string[]): string[] {
  return [
    ...attributes.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g),
  ].flatMap(([, name = '', ...values]) => {
    const value = values.find((candidate) => candidate !== undefined) ?? '';
    if (!allowed.includes(name.toLowerCase())) return [`attribute ${name}`];
    return name.toLowerCase() === 'href' && !isWebAddress(value) ? [`link to ${value}`] : [];
  });
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
