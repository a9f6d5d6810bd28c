import { invalid, type Parsed, valid } from '../text/values/parsed.ts';

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
  if (!/^[\x21-\x7e]+$/.test(text)) {
    return invalid(
      null,
      'holds a character that cannot stand in a key, such as a space, a line break or a letter outside ASCII: pass the key alone, without "Bearer", as the service showed it',
    );
  }
  return valid(text);
}
