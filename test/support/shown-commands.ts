/** The commands that documents, examples and issue forms show, found in their text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from './command.ts';

export interface ShownCommand {
  /** Document and line. */
  place: string;
  /** As it is typed, without comments and the ends of continued lines. */
  text: string;
  /** Its words, quotes taken away. */
  words: string[];
}

/** What makes a piece of code in a sentence a command. */
const PROGRAMS =
  /^(?:\$ )?(?:act|apt|apt-get|bash|brew|cd|chmod|chromium|cmark-gfm|cp|curl|docker|export|gh|git|go|jq|kill|make|node|npm|npx|openssl|patch|pip|pnpm|python3?|sh|sha256sum|simulation-gate|source|sudo|tar|vitest|wget|xmllint|yarn)\s/;
const SHELLS = ['sh', 'bash', 'shell', 'console', 'zsh'];
const FENCE = /^( *)```(\S*)\n([\s\S]*?)^ *```$/gm;

/** Every Markdown file that is ours, and the forms of issues. */
export function documents(): string[] {
  const inFolder = (folder: string, ending: RegExp) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => join(folder, name));
  return [
    ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
    ...inFolder('docs', /\.md$/),
    ...inFolder('examples', /\.md$/),
    ...inFolder('.github/ISSUE_TEMPLATE', /\.yml$/),
  ];
}

/** The languages of a document's blocks of code. */
export function languagesOf(document: string): string[] {
  return [...read(document).matchAll(FENCE)].map(([, , language = '']) => language);
}

/** The blocks of shell in a document, whole. */
export function shellBlocksOf(document: string): { place: string; text: string }[] {
  const text = read(document);
  return [...text.matchAll(FENCE)]
    .filter(([, , language = '']) => SHELLS.includes(language))
    .map(({ 3: block = '', index }) => ({ place: placeOf(document, text, index), text: block }));
}

/** Commands in sentences, and in the tables that explain them. */
export function inlineCommandsOf(document: string): ShownCommand[] {
  const text = read(document).replaceAll(FENCE, (block) => block.replaceAll(/[^\n]/g, ' '));
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .filter(([, code = '']) => PROGRAMS.test(`${code} `) && code.includes(' '))
    .flatMap(({ 1: code = '', index }) => commandsIn(code, placeOf(document, text, index)));
}

/** Flags in sentences, such as `--json`, apart from any command. */
export function inlineFlagsOf(document: string): { place: string; flag: string }[] {
  const text = read(document).replaceAll(FENCE, (block) => block.replaceAll(/[^\n]/g, ' '));
  return [...text.matchAll(/`(-- )?(--[^`\n]+)`/g)].flatMap(({ 2: code = '', index }) =>
    [...code.matchAll(/(?:^|\s)--([\w-]+)/g)].map(([, flag = '']) => ({
      place: placeOf(document, text, index),
      flag,
    })),
  );
}

/** The scripts of a workflow's steps, in a file of its own or in a document's block. */
export function stepScriptsOf(file: string): ShownCommand[] {
  const text = read(file);
  const yaml = file.endsWith('.md')
    ? [...text.matchAll(FENCE)].filter(([, , language = '']) => /^ya?ml$/.test(language))
    : [['', '', '', text]];
  return yaml.flatMap(([, , , block = '']) =>
    parseAllDocuments(block).flatMap((document) =>
      scriptsIn(document.toJS()).flatMap((script) => commandsIn(script, file)),
    ),
  );
}

function scriptsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'run' && typeof inner === 'string' ? [inner] : scriptsIn(inner),
  );
}

/** The commands of a script without loops and conditions: those of a pipe, and of a list, each for itself. */
export function commandsIn(script: string, place: string): ShownCommand[] {
  const lines = script.replaceAll(/\\\n\s*/g, ' ').split('\n');
  return lines.flatMap((line) =>
    split(line.replace(/^\$ /, ''))
      .filter(({ words }) => words.length > 0)
      .map(({ text, words }) => ({ place, text, words })),
  );
}

/** Cuts a line at what the shell cuts it at, quotes and comments heeded. */
function split(line: string): { text: string; words: string[] }[] {
  const token = /\s+|#.*|\|\|?|&&|;|(?:"(?:\\.|[^"])*"|'[^']*'|\\.|[^\s"'|;&\\]|&(?!&))+/g;
  const commands = [{ text: '', words: [] as string[] }];
  for (const [part] of line.matchAll(token)) {
    const current = commands.at(-1);
    if (current === undefined || part.startsWith('#')) break;
    if (/^(?:\|\|?|&&|;)$/.test(part)) commands.push({ text: '', words: [] });
    else {
      current.text = `${current.text}${/^\s/.test(part) ? ' ' : part}`.trimStart();
      if (!/^\s/.test(part)) {
        current.words.push(part.replaceAll(/"((?:\\.|[^"])*)"|'([^']*)'/g, '$1$2'));
      }
    }
  }
  return commands.map(({ text, words }) => ({ text: text.trimEnd(), words }));
}

function placeOf(document: string, text: string, index: number): string {
  return `${document}:${text.slice(0, index).split('\n').length}`;
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
