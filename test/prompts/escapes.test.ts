import { describe, expect, it } from 'vitest';
import { readEscape } from '../../src/prompts/escapes.ts';

describe('an escape', () => {
  it.each([
    ['\\n', '\n'],
    ['\\"', '"'],
    ['\\\\', '\\'],
    ['\\/', '/'],
    ['\\x41', 'A'],
    ['\\u00e9', 'é'],
    ['\\U0001F600', '😀'],
    ['\\u{1F600}', '😀'],
    ['\\\n', ''],
    ['\\\r\n', ''],
    ['\\\r', ''],
    ['\\d', '\\d'],
    ['\\xg', '\\x'],
    ['\\u{110000}', '\\u'],
  ])('%j stands for %j', (escaped, meaning) => {
    expect(readEscape(`${escaped}!`, 0, 'code').meaning).toBe(meaning);
  });

  it('takes the indentation of the next line along in YAML alone', () => {
    expect(readEscape('\\\n  a', 0, 'yaml')).toEqual({ meaning: '', end: 4 });
    expect(readEscape('\\\n  a', 0, 'code')).toEqual({ meaning: '', end: 2 });
  });

  it('knows the white space that YAML alone can escape', () => {
    expect(readEscape('\\_', 0, 'yaml').meaning).toBe('\u00a0');
    expect(readEscape('\\_', 0, 'code').meaning).toBe('_');
  });
});
