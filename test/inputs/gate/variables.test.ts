import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { INPUT_DEFAULTS } from '../../../src/inputs/gate/input-defaults.ts';
import { describeVariables, readVariables } from '../../../src/inputs/gate/variables.ts';
import { InputForm } from '../../../src/inputs/input-form.ts';
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
    expect(read({ variables: 'A=1', 'variable-files': `prompt=${path}` })).toEqual({
      variables: { A: '1', prompt: PROMPT },
      errors: [],
    });
  });

  it('without a byte order mark', () => {
    const path = save(temp, 'mark.md', `\ufeff${PROMPT}`);
    expect(read({ 'variable-files': `prompt=${path}` }).variables).toEqual({ prompt: PROMPT });
  });

  it('up to 1 MiB, and also where it is empty', () => {
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

  it('that is not there', () => {
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
    expect(refused(path)).toEqual([expect.stringContaining('is larger than 1 MiB')]);
  });

  it('that is not UTF-8', () => {
    const path = save(inside, 'latin.md', Uint8Array.of(0x68, 0xe9));
    expect(refused(path)).toEqual([expect.stringContaining('is not UTF-8 text')]);
  });

  it('that lies elsewhere, also behind a link', () => {
    const path = save(outside, 'secret.md', PROMPT);
    symlinkSync(path, join(inside, 'out.md'));
    symlinkSync(outside, join(inside, 'way'));
    for (const way of [path, join(inside, 'out.md'), join(inside, 'way/secret.md'), `${inside}x`]) {
      if (way === `${inside}x`) save(`${inside}/..`, way.split('/').at(-1) ?? '', PROMPT);
      expect(refused(way)).toEqual([
        expect.stringContaining('lies neither in the workspace nor in RUNNER_TEMP'),
      ]);
    }
    rmSync(`${inside}x`);
  });
});

it('a key stands once in both inputs together', () => {
  const path = save(inside, 'twice.md', PROMPT);
  const { variables, errors } = read({
    variables: 'A=1\nprompt=x',
    'variable-files': `prompt=${path}`,
  });
  expect(variables).toBeUndefined();
  expect(errors).toEqual([
    "input 'variable-files': 'prompt' is a key that variables has set: keep one of them",
  ]);
});

it('of a variable its name, its length in code points and its hash are told', () => {
  expect(describeVariables({ prompt: 'größe 🙂', empty: '' })).toEqual([
    { name: 'prompt', length: 7, sha256: '74f1c0137ae2' },
    { name: 'empty', length: 0, sha256: 'e3b0c44298fc' },
  ]);
});
