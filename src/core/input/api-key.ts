import { invalid, type Parsed, valid } from './parsed.ts';

/** Servers refuse a request whose headers take more than 8 to 16 KiB in all. */
const LONGEST_KEY = 8192;

/**
 * A bearer key: visible ASCII characters without white space, which is what a header carries
 * unchanged. No fault shows any part of it.
 */
export function parseApiKey(text: string): Parsed<string> {
  if (text !== text.trim()) {
    return invalid(
      null,
      'has white space around it, a line break perhaps: store the secret again without it',
    );
  }
  if (/^(["'`]).*\1$/s.test(text)) {
    return invalid(null, 'stands in quotes: pass the key alone, without them');
  }
  if (!/^[\x21-\x7e]+$/.test(text)) {
    return invalid(
      null,
      'holds a character that cannot stand in a key, such as a space, a line break or a letter outside ASCII: pass the key alone, without "Bearer", as the service showed it',
    );
  }
  if (text.length > LONGEST_KEY) {
    return invalid(
      null,
      `has ${text.length} characters, which is more than any key: pass the key alone, as the service showed it`,
    );
  }
  return valid(text);
}
