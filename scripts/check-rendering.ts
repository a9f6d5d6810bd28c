/**
 * Renders job summaries with cmark-gfm, GitHub's own Markdown parser, and sees that nothing but
 * plain structure comes out: `node scripts/check-rendering.ts FILE.md…`
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const BARE =
  'h1 h2 h3 h4 h5 h6 p br hr strong em b del code table thead tbody tr details summary ul li blockquote sub sup';
/** Every element that a job summary may consist of, with the attributes that it may have. */
const SUMMARY_ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ...BARE.split(' ').map((name): [string, string[]] => [name, []]),
  ['a', ['href', 'title']],
  ['ol', ['start']],
  ['pre', ['lang']],
  ['td', ['align']],
  ['th', ['align']],
]);
const EXTENSIONS = ['table', 'strikethrough', 'autolink', 'tagfilter'];

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Name at least one Markdown file.');
for (const file of files) {
  const html = render(readFileSync(file, 'utf8'));
  const problems = problemsIn(html);
  const [headings, tables] = [count(html, /<h[1-6]>/g), count(html, /<table>/g)];
  if (headings === 0) problems.push('no heading');
  if (tables === 0) problems.push('no table');
  process.stdout.write(`${file}: ${headings} headings, ${tables} tables\n`);
  for (const problem of problems) process.stdout.write(`  problem: ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

/** HTML in the Markdown is kept, so that it is checked too. */
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

function problemsIn(html: string): string[] {
  const open: string[] = [];
  const problems = new Set<string>();
  for (const [tag, slash, rawName = '', attributes = ''] of html.matchAll(
    /<(\/?)([a-z!?][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi,
  )) {
    const name = rawName.toLowerCase();
    const allowed = SUMMARY_ELEMENTS.get(name);
    if (allowed === undefined) problems.add(`element ${tag}`);
    else if (slash === '/') {
      if (open.pop() !== name) problems.add(`${tag} closes what it did not open`);
    } else {
      if (name !== 'br' && name !== 'hr') open.push(name);
      for (const problem of attributeProblems(attributes, allowed))
        problems.add(`${problem} in ${tag}`);
    }
  }
  if (open.length > 0) problems.add(`never closed: ${open.join(' ')}`);
  return [...problems];
}

function attributeProblems(attributes: string, allowed: readonly string[]): string[] {
  return [
    ...attributes.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g),
  ].flatMap(([, name = '', ...values]) => {
    const value = values.find((candidate) => candidate !== undefined) ?? '';
    if (!allowed.includes(name.toLowerCase())) return [`attribute ${name}`];
    return name.toLowerCase() === 'href' && !/^https?:/.test(value) ? [`link to ${value}`] : [];
  });
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
