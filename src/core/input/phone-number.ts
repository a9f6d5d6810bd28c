import { invalid, type Parsed, valid } from './parsed.ts';

/** A phone number as E.164 writes it: `+`, then 2 to 15 digits of which the first is not 0. */
export function parsePhoneNumber(text: string): Parsed<string> {
  return /^\+[1-9]\d{1,14}$/.test(text)
    ? valid(text)
    : invalid(
        text,
        'is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as +15550100200',
      );
}
