import { describe, expect, it } from 'vitest';
import { invalid, valid } from '../../../src/text/values/parsed.ts';
import {
  parseBoolean,
  parseChoice,
  parseInteger,
  parsePhoneNumber,
} from '../../../src/text/values/simple-values.ts';

describe('a boolean is one of the YAML 1.2 core schema', () => {
  it.each(['true', 'True', 'TRUE'])('%s is true', (text) => {
    expect(parseBoolean(text)).toEqual(valid(true));
  });
  it.each(['false', 'False', 'FALSE'])('%s is false', (text) => {
    expect(parseBoolean(text)).toEqual(valid(false));
  });
  it.each(['yes', 'no', 'on', 'off', '1', '0', 'tRUE', 'truee', 'untrue', '', 'true\nfalse'])(
    "'%s' is refused",
    (text) => {
      expect(parseBoolean(text)).toEqual(invalid(text, 'is not a boolean: write true or false'));
    },
  );
});

describe('a whole number in a range', () => {
  it.each([
    ['0', 0],
    ['5', 5],
    ['003', 3],
  ])('%s is %d', (text, value) => {
    expect(parseInteger(text, 0, 5)).toEqual(valid(value));
  });
  it.each(['6', '-1', '+1', '1.0', '1e0', '0x1', '', ' 1', '9'.repeat(400), '٣'])(
    "'%s' is refused",
    (text) => {
      expect(parseInteger(text, 0, 5)).toEqual(
        invalid(text, 'is not valid: write a whole number from 0 to 5'),
      );
    },
  );
});

describe('a choice is one of its words', () => {
  it('takes a word as it is spelled', () => {
    expect(parseChoice('warn', ['fail', 'warn'])).toEqual(valid('warn'));
  });
  it.each(['Fail', 'skip', '', 'fail, warn'])("'%s' is refused", (text) => {
    expect(parseChoice(text, ['fail', 'warn'])).toEqual(
      invalid(text, 'is not a choice here: write fail or warn'),
    );
  });
});

describe('a phone number is E.164', () => {
  it.each(['+15550100200', '+49', '+123456789012345'])('%s holds', (text) => {
    expect(parsePhoneNumber(text)).toEqual(valid(text));
  });
  it.each([
    '15550100200',
    '+05550100',
    '+1',
    '+1234567890123456',
    '+1 555 0100',
    '+1-555',
    '',
    '+',
  ])("'%s' is refused", (text) => {
    expect(parsePhoneNumber(text)).toEqual(
      invalid(
        text,
        "is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as '+15550100200'",
      ),
    );
  });
});
