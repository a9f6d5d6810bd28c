import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { INPUT_DEFAULTS } from '../../../src/inputs/gate/input-defaults.ts';
import {
  describeVariables,
  parseVariables,
  readVariables,
} from '../../../src/inputs/gate/variables.ts';
import { InputForm } from '../../../src/inputs/input-form.ts';
import { invalid, valid } from '../../../src/text/values/parsed.ts';
import { inputVariables, recordingRunner } from '../../support/recording-runner.ts';

const folder = (name: string) => mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
const [inside, temp, outside] = [folder('workspace'), folder('temp'), folder('outside')];
afterAll(() => {
  for (const one of [inside, temp, outside]) rmSync(one, { recursive: true });
});

const PROMPT = 'You are kind.\r\n\n# Rules\n  A=b\n\ttab, "quotes" and \u200b: größe 🙂\n\n';

function save(place: string, name: string, content: string | Uint8Array): string {
  const path = join(place, name);
  writeFileSync(path, content);
  return path;
}

function read(given: { variables?: string; 'variable-files'?: string }) {
  const { runner } = recordingRunner(inputVariables(given));
  const form = new InputForm(runner, INPUT_DEFAULTS);
  const variables = readVariables(form, [inside, temp]);
  return { variables, errors: form.errors.map(({ message }) => message) };
}

describe('the value of a variable is the text of its file', () => {
  it('byte for byte', () => {
    const path = save(inside, 'prompt.md', PROMPT);
    expect(read({ variables: 'A=1', 'variable-files': `# B=c\nprompt= ${path} ` })).toEqual({
      variables: { A: '1', prompt: PROMPT },
      errors: [],
    });
  });

  it('without a byte order mark', () => {
    const path = save(temp, 'mark.md', `\ufeff${PROMPT}`);
    expect(read({ 'variable-files': `prompt=${path}` }).variables).toEqual({ prompt: PROMPT });
  });

  it('up to 1 MiB, and also if it is empty', () => {
    const large = save(inside, 'large.md', 'x'.repeat(1024 * 1024));
    const empty = save(inside, 'empty.md', '');
    const { variables } = read({ 'variable-files': `large=${large}\nempty=${empty}` });
    expect(variables).toEqual({ large: 'x'.repeat(1024 * 1024), empty: '' });
  });

  it('through a link that stays inside', () => {
    save(inside, 'linked.md', PROMPT);
    symlinkSync('linked.md', join(inside, 'link.md'));
    const { variables } = read({ 'variable-files': `prompt=${join(inside, 'link.md')}` });
    expect(variables).toEqual({ prompt: PROMPT });
  });
});

describe('a file is refused', () => {
  const refused = (path: string) => read({ 'variable-files': `prompt=${path}` }).errors;

  it('that does not exist', () => {
    expect(refused(join(inside, 'no.md'))).toEqual([
      expect.stringMatching(/^input 'variable-files': '.*no\.md' does not exist: check the path/),
    ]);
  });

  it('that is a folder', () => {
    mkdirSync(join(inside, 'folder'));
    expect(refused(join(inside, 'folder'))).toEqual([expect.stringContaining('is not a file')]);
  });

  it('that is larger than 1 MiB', () => {
    const path = save(inside, 'larger.md', 'x'.repeat(1024 * 1024 + 1));
    expect(refused(path)).toEqual([expect.stringContaining('is larger than 1024 KiB')]);
  });

  it('that is not UTF-8', () => {
    const path = save(inside, 'latin.md', Uint8Array.of(0x68, 0xe9));
    expect(refused(path)).toEqual([expect.stringContaining('is not UTF-8 text')]);
  });

  it('outside of the workspace, also through a link', () => {
    const path = save(outside, 'secret.md', PROMPT);
    symlinkSync(path, join(inside, 'out.md'));
    symlinkSync(outside, join(inside, 'way'));
    for (const way of [path, join(inside, 'out.md'), join(inside, 'way/secret.md'), `${inside}x`]) {
      if (way === `${inside}x`) save(`${inside}/..`, way.split('/').at(-1) ?? '', PROMPT);
      expect(refused(way)).toEqual([
        expect.stringContaining('is not in the workspace or RUNNER_TEMP'),
      ]);
    }
    rmSync(`${inside}x`);
  });
});

it('a key is set once in both inputs together', () => {
  const path = save(inside, 'twice.md', PROMPT);
  const { variables, errors } = read({
    variables: 'A=1\nprompt=x',
    'variable-files': `prompt=${path}`,
  });
  expect(variables).toBeUndefined();
  expect(errors).toEqual([
    "input 'variable-files': 'prompt' is also set in variables: keep one of them",
  ]);
});

it('a variable is described by its name, length in code points and hash', () => {
  expect(describeVariables({ prompt: 'größe 🙂', empty: '' })).toEqual([
    { name: 'prompt', length: 7, sha256: '74f1c0137ae2' },
    { name: 'empty', length: 0, sha256: 'e3b0c44298fc' },
  ]);
});

describe('variables are KEY=VALUE lines, cut at the first =', () => {
  it.each([
    ['one', 'A=b', { A: 'b' }],
    ['several, LF and CRLF', 'A=1\r\nB=2\nC=3\r\n', { A: '1', B: '2', C: '3' }],
    ['more signs stay in the value', 'URL=https://x/?a=b', { URL: 'https://x/?a=b' }],
    ['an empty value', 'A=', { A: '' }],
    ['the value as it stands', 'A=  "b"  # c ', { A: '  "b"  # c ' }],
    ['white space around the value is kept', 'A= b ', { A: ' b ' }],
    ['all that a key may hold', 'a_B.c-9=1\n_=2', { 'a_B.c-9': '1', _: '2' }],
    ['blank lines and comments', '\n   \n# A=1\n  # B=2\nC=3', { C: '3' }],
    ['keys in different case are different', 'a=1\nA=2', { a: '1', A: '2' }],
    ['nothing', '', {}],
  ])('%s', (_, text, variables) => {
    expect(parseVariables(text)).toEqual(valid(variables));
  });

  it.each(['B', '=x', ' A=1', 'A =1', '1A=1', 'A B=1', 'Ä=1', '- be brief = good'])(
    'refuses any other line with its number, and names variable-files: %j',
    (line) => {
      const parsed = parseVariables(`# first\nA=1\n\n${line}`);
      expect(parsed.ok ? [] : parsed.errors).toEqual([
        { shown: line, problem: expect.stringMatching(/^\(line 4\) is not a KEY=VALUE line/) },
      ]);
      expect(parsed.ok ? '' : parsed.errors[0]?.problem).toContain('variable-files');
    },
  );

  it('refuses a key that is set twice, with both lines', () => {
    expect(parseVariables('A=1\nA=2')).toEqual(
      invalid('A', '(line 2) is already set in line 1: keep one of them'),
    );
  });

  it('gives back any variables that were written as lines', () => {
    const key = fc.stringMatching(/^[A-Za-z_][\w.-]*$/);
    const value = fc.string().filter((text) => !/[\r\n]/.test(text));
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(key, value), { selector: ([name]) => name }), (pairs) => {
        const parsed = parseVariables(pairs.map(([name, text]) => `${name}=${text}`).join('\n'));
        expect(parsed.ok && Object.entries(parsed.value).toSorted()).toEqual(pairs.toSorted());
      }),
    );
  });
});

describe('variable files are KEY=path lines', () => {
  it('and all errors are reported together', () => {
    const { errors } = read({ 'variable-files': 'A=a.md\nB= \nprompts/agent.md' });
    expect(errors).toEqual([
      expect.stringContaining("'prompts/agent.md' (line 3) is not a KEY=path line"),
      expect.stringContaining("'a.md' does not exist"),
      expect.stringContaining("'B' has no path: write KEY=path"),
    ]);
  });
});
