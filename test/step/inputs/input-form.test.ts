import { describe, expect, test } from 'vitest';
import { InputForm, isComplete } from '../../../src/step/inputs/input-form.ts';
import { inputVariables, recordingRunner } from '../../support/recording-runner.ts';

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
  return { form, told: () => form.faults.map(({ message }) => message) };
}

const wrong = (count: number) => Array.from({ length: count }, (_, index) => `wrong-${index}`);

describe('an input', () => {
  test('is read without the white space around it, and by its default where there is nothing else', () => {
    expect(formOf({ summary: ' false\n' }).form.boolean('summary')).toBe(false);
    const { form, told } = formOf({ summary: ' \n' });
    expect(form.has('summary')).toBe(false);
    expect(form.boolean('summary')).toBe(true);
    expect(told()).toEqual([]);
  });

  test('with an invisible character is refused by the code of that', () => {
    const { form, told } = formOf({ summary: 'true\u200b' });
    expect(form.boolean('summary')).toBeUndefined();
    expect(told()).toEqual([expect.stringMatching(/^input 'summary' .*U\+/)]);
  });

  test('has ten faults told, and the others counted', () => {
    const ten = formOf({ 'job-id': wrong(10).join() });
    expect(ten.form.uuids('job-id')).toBeUndefined();
    expect(ten.told()).toHaveLength(10);
    const { form, told } = formOf({ 'job-id': wrong(12).join() });
    form.uuids('job-id');
    expect(told()).toHaveLength(11);
    expect(told().at(-1)).toBe("input 'job-id' has 2 more faults like these");
  });

  test('that takes an ID says where such a one is found', () => {
    const { form, told } = formOf({ 'job-id': 'wrong' });
    form.uuids('job-id');
    expect(told()[0]).toMatch(
      /^input 'job-id': 'wrong' is .*; the ID of a run is the output job-id/,
    );
  });

  test('shows no key that it holds', () => {
    const { form, told } = formOf({ 'api-key': 'sk-0123456789', summary: 'sk-0123456789' });
    form.boolean('summary');
    expect(told()).toEqual([expect.stringContaining("input 'summary': '***' is not a boolean")]);
  });

  test('that is required is a fault where it is not given, and not where it is faulty', () => {
    const { form, told } = formOf({});
    expect(form.required('job-id', null, 'give one')).toBeUndefined();
    expect(form.required('job-id', undefined, 'give one')).toBeUndefined();
    expect(form.required('job-id', 'x', 'give one')).toBe('x');
    expect(told()).toEqual(["input 'job-id' is missing: give one"]);
  });
});

test('a token that the runner may have filled in is no input that the workflow gives', () => {
  const { form, told } = formOf({
    'github-token': 'ghs_0123456789',
    github_token: 'ghs_9876543210',
  });
  expect(form.findUnknown()).toEqual([]);
  expect(told()).toEqual(["input 'github_token' is not known; did you mean github-token?"]);
});

test('inputs are complete where none is undefined', () => {
  expect(isComplete({ a: 1, b: null })).toBe(true);
  expect(isComplete({ a: 1, b: undefined })).toBe(false);
});
