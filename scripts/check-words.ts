/**
 * Refuses words that CONTRIBUTING.md replaces in docs, action files, messages, comments and test titles.
 * Arguments limit the check to files below these paths. `allowed-words.txt` lists the exceptions,
 * one `path: part of the line` per line.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';

/** Each with the words to write instead. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\bjudg(e[sd]?|ing|e?ments?)\b/i, 'evaluate, result'],
  [/\b(tells?|told|telling|teller)\b/i, 'report, show, return, log, publish'],
  [/\bplac(e[sd]?|ing)( \w+)? calls?\b/i, 'make calls, start a run'],
  [/\b(bring|brings|brought|bringing) about\b/i, 'start, resume, reuse'],
  [/\bsettl(es?|ed|ing)\b/i, 'finish, wait for completion'],
  [/\b(held|holds?) against\b/i, 'compare with'],
  [/\b(stands?|stood)\b(?!-in)/i, 'is, is listed, is shown'],
  [/\b(fall|falls|fell) short\b/i, 'below the threshold'],
  [/\b(spares?|spared|sparing)\b/i, 'skip, avoid, save, waived'],
  [/\b(cure[sd]?|mend(s|ed|ing)?)\b/i, 'fix'],
  [/\b(beside|anew|for ever|put up with|withdrawn)\b/i, 'in addition to, again, indefinitely'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bmoments?\b/i, 'timestamp, time'],
  [/\bin any case\b/i, 'case-insensitive'],
  [/\b(nobody|somebody|whoever|whatever)\b/i, 'a noun'],
  [/\bwithin chance\b|\blikely \d/i, 'not statistically significant, 95% CI'],
  [/\bone an? (line|row|run)\b/i, 'one per line'],
  [/\bodd answers?\b/i, 'unexpected response'],
  [/\bfault(s|y)?\b/i, 'error, invalid'],
  [/\blooks?\b(?![- ](up|alike))/i, 'poll, check, interim analysis'],
  [/\b(remember(s|ed)?|recall(s|ed)?)\b/i, 'record, run history'],
  [/(?<!Math\.)\bfloor\b/, 'base policy'],
  [/\b(house|story|world)\b/i, 'codebase, flow, environment'],
  [/\d %(?!\s*[\w(])/, 'no space before %'],
];

const DOCS = [
  '*.md',
  ':!test',
  'llms.txt',
  '*action.yml',
  '.github/*.yml',
  'examples/*.yml',
  'examples/ci/*',
];
const CODE = ['src/*.ts', 'scripts', '.ci'];
/** Only comments and titles: other text of tests may be that of a service. */
const TESTS = ['test/*.ts'];
const OWN = ['scripts/check-words.ts', 'scripts/allowed-words.txt'];

const folders = process.argv.slice(2);
const allowed = readFileSync(join(ROOT, 'scripts/allowed-words.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(/: (.*)/s));
const found = [
  ...filesOf([...DOCS, ...CODE]).flatMap((file) => check(file, linesOf(file))),
  ...filesOf(TESTS).flatMap((file) => check(file, linesOf(file).map(titleOrComment))),
];
process.stdout.write(found.map((line) => `${line}\n`).join(''));
if (found.length > 0) process.exitCode = 1;

function filesOf(patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: ROOT });
  return listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !OWN.includes(file))
    .filter((file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)));
}

function linesOf(file: string): string[] {
  return readFileSync(join(ROOT, file), 'utf8').split('\n');
}

/** The comment, or the texts after `test(` and its like. */
function titleOrComment(line: string, index: number, lines: readonly string[]): string {
  if (/^\s*(\/\/|\/?\*)/.test(line)) return line;
  const before = `${lines[index - 1]}\n${line}`;
  if (!/(?<![.\w])(test|it|describe)(\.\w+)*\(|\)\($/.test(before)) return '';
  return (line.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? []).join(' ');
}

function check(file: string, lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    if (allowed.some(([path, part]) => path === file && line.includes(part ?? ''))) return [];
    return REPLACED.filter(([word]) => word.test(line)).map(
      ([word, instead]) =>
        `${file}:${index + 1}: "${word.exec(line)?.[0]}" (write: ${instead}): ${line.trim()}`,
    );
  });
}
