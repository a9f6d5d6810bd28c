import { describe, expect, test } from 'vitest';
import { InputForm } from '../../src/inputs/input-form.ts';
import { valid } from '../../src/text/values/parsed.ts';
import { inputVariables, recordingRunner } from '../support/recording-runner.ts';

const DEFAULTS = {
  'job-id': '',
  'github-token': '',
  summary: 'true',
  'api-key': '',
  'base-url': '',
};

function formOf(inputs: Record<string, string>) {
  const { runner } = recordingRunner(inputVariables(inputs));
  const form = new InputForm(runner, DEFAULTS);
  return { form, reported: () => form.errors.map(({ message }) => message) };
}

const wrong = (count: number) => Array.from({ length: count }, (_, index) => `wrong-${index}`);

describe('an input', () => {
  test('is read without the white space around it, and by its default where there is nothing else', () => {
    expect(formOf({ summary: ' false\n' }).form.boolean('summary')).toBe(false);
    const { form, reported } = formOf({ summary: ' \n' });
    expect(form.has('summary')).toBe(false);
    expect(form.boolean('summary')).toBe(true);
    expect(reported()).toEqual([]);
  });

  test.each([
    ['a\u200bb', 'U+200B'],
    ['\ufeffa', 'U+FEFF'],
    ['a\u0001\u200b', 'U+0001'],
    ['a\u{e0041}', 'U+E0041'],
    ['a\ud800', 'U+D800'],
  ])('with an invisible character is refused with its code: %j', (text, code) => {
    const { form, reported } = formOf({ summary: text });
    expect(form.readGiven('summary', valid)).toBeUndefined();
    expect(reported()).toEqual([expect.stringContaining(`input 'summary' has an`)]);
    expect(reported()[0]).toContain(code);
  });

  test('may have a joiner that composes an emoji', () => {
    const family = '\u{1f468}\u200d\u{1f467}';
    expect(formOf({ summary: family }).form.read('summary', valid)).toBe(family);
  });

  test('reports at most 100 errors', () => {
    const { form, reported } = formOf({ 'job-id': wrong(102).join() });
    form.uuids('job-id');
    expect(reported()).toHaveLength(100);
  });

  test('shows no key that it holds', () => {
    const { form, reported } = formOf({ 'api-key': 'sk-0123456789', summary: 'sk-0123456789' });
    form.boolean('summary');
    expect(reported()).toEqual([
      expect.stringContaining("input 'summary': '***' is not a boolean"),
    ]);
  });
});

describe('an input that the action does not know', () => {
  test.each([
    ['JOBID', 'job-id'],
    ['JOB_ID', 'job-id'],
    ['JOB-IDXY', 'job-id'],
    ['BASE__URL_', 'base-url'],
    ['BASE-UR', 'base-url'],
    ['SUMMRAY', 'summary'],
  ])('is a misspelling: %s of %s', (name, meant) => {
    const { form, reported } = formOf({ [name]: 'x' });
    expect(form.findUnknown()).toEqual([]);
    expect(reported()).toEqual([expect.stringContaining(`did you mean ${meant}?`)]);
  });

  test.each(['PLAN', 'JOB-IDENTS', 'BASE'])('is a warning if no name is near: %s', (name) => {
    const { form, reported } = formOf({ [name]: 'x' });
    expect(form.findUnknown()).toEqual([expect.stringContaining(`INPUT_${name}`)]);
    expect(reported()).toEqual([]);
  });

  test('is a warning if the near one is given', () => {
    const { form, reported } = formOf({ JOBID: 'x', 'job-id': 'y' });
    expect(form.findUnknown()).toHaveLength(1);
    expect(reported()).toEqual([]);
  });

  test('is an error with its replacement if it was removed, unless it is empty', () => {
    const { form, reported } = formOf({ 'changed-paths': 'x', 'reuse-paths': '' });
    const removed = { 'changed-paths': 'use paths', 'reuse-paths': 'use paths' };
    expect(form.findUnknown(removed)).toEqual([]);
    expect(reported()).toEqual(["input 'changed-paths' was removed: use paths"]);
  });
});

test('a token that the runner may have filled in is no input that the workflow gives', () => {
  const { form, reported } = formOf({
    'github-token': 'ghs_0123456789',
    github_token: 'ghs_9876543210',
  });
  expect(form.findUnknown()).toEqual([]);
  expect(reported()).toEqual(["input 'github_token' is not known; did you mean github-token?"]);
});
