/**
 * Phone numbers and e-mail addresses in text of others. Only what looks like one is masked: dates,
 * times, UUIDs, versions, prices, shares and short numbers stay. Every repetition in the patterns is
 * bounded, or can only begin where the one before it ended, so that time grows with length alone.
 */
import { stripUnseen } from './strip.ts';

const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';

/** Digits of the scripts of India from Devanagari to Malayalam, whose 0 is 66 or e6 in its block. */
const INDIC_DIGITS = String.raw`\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f`;
/** Those of Arabic, Persian, Thai, Lao, Burmese and Khmer, whose 0 ends in 0. */
const DIGITS = String.raw`\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9`;
/** Digits of other scripts, full-width signs, dashes and spaces; each is one UTF-16 unit. */
const OTHER_FORMS = new RegExp(
  String.raw`[\t\u00a0\u1680${DIGITS}${INDIC_DIGITS}\u2000-\u200a\u2010-\u2015\u202f\u205f\u2212\u3000\uff08-\uff20]`,
  'g',
);

/**
 * Plain, and as it stands in an address, a JSON text or HTML. Looked for first: what reads the letters
 * of every script takes milliseconds to compile.
 */
const AT_SIGN = /@|%40|\\u0040|&#64;|&#[Xx]40;|&commat;/;

/**
 * A host name ends in a label that begins with a letter, so that `tool@1.2.3` is none; or it ends
 * anywhere, where the text was cut.
 */
const EMAIL_HOST =
  /(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=…))/giu;
/** What nobody sees may part it, and is part of it then. */
const LOCAL_PART_CHAR = /[\p{L}\p{N}\p{M}\p{Cs}\p{Cf}\0-\x08\x0e-\x1f._%+'~-]/u;
const BEFORE_LOCAL_PART = /['.-]/;

const UUID = '[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Za-z])';

const UUID_WORDS = new RegExp(`(?<=^|[\\s'"\`(])${UUID}`, 'g');

/** Most texts hold neither: they have no at sign, plain or encoded, and few digits. */
const AT_SIGNS = /[@%&\uff20]|\\u0040/;
const DIGIT = new RegExp(String.raw`[\d${DIGITS}${INDIC_DIGITS}\uff10-\uff19]`, 'g');
const ANNOUNCED = /[+\uff0b]|tel|sms|callto/i;

function mayHoldContact(text: string): boolean {
  return AT_SIGNS.test(text) || mayHoldPhoneNumber(text);
}

/** One has three digits, and seven where nothing else announces it. The IDs of runs, which messages name, are none. */
function mayHoldPhoneNumber(text: string): boolean {
  if (digitsIn(text) < 3) return false;
  const digits = digitsIn(text.replace(UUID_WORDS, ''));
  return digits >= 7 || (digits >= 3 && ANNOUNCED.test(stripUnseen(text)));
}

function digitsIn(text: string): number {
  return text.match(DIGIT)?.length ?? 0;
}

/** What looks like a phone number to the patterns further down and is none. */
const OTHER_NUMBERS = [
  `(?<![0-9A-Za-z])${UUID}`,
  // ISO 8601 dates with or without a time, other dates, and times of day.
  String.raw`(?<!\d)\d{4}[-./]\d\d?[-./]\d\d?(?:[Tt ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:[+-]\d\d:?\d\d)?)?(?![\d:]|[-./]\d)`,
  String.raw`(?<!\d)\d\d?[-./]\d\d?[-./](?:\d{4}|\d\d)(?![\d:]|[-./]\d)`,
  String.raw`(?<!\d)\d\d?:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?!\d)`,
  // Versions and IP addresses.
  String.raw`(?<![0-9A-Za-z])v\d{1,9}(?:\.\d{1,9})+`,
  String.raw`(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)`,
  // Prices, decimals and shares.
  String.raw`[$€£¥] ?\d+(?:[.,]\d+)*`,
  String.raw`(?<![0-9A-Za-z])(?:0|[1-9]\d*)[.,]\d+(?!\d|[-.,/]\d)`,
  String.raw`(?<![0-9A-Za-z])\d+ ?%(?!2[Bb]|40)`,
  // Pages of GitHub's workflow runs and of what they have uploaded.
  String.raw`/actions/runs/\d+(?:/artifacts/\d+)?(?!\d)`,
  // Seconds, and moments that a service gives in place of them.
  String.raw`\bRetry-After \(\d+(?=\))`,
  // Runs by their number, and not the digits that an ID of one begins with.
  String.raw`(?:#|\b[Rr]un (?:number |#)?)(?!${UUID})\d+(?!\d|[-./]\d)`,
];

/** Plain, and as it stands in an address. */
const PLUS = String.raw`(?:\+|%2[Bb])`;
/** What may stand between two digits of one number. */
const GAP = String.raw`[ .\-/()]{0,3}`;
/** The same behind a country code, where a line may end too: shown on one, it is a number all the same. */
const LONG_GAP = String.raw`[ \r\n.\-/()]{0,3}`;
/** What may not follow its last digit; letters follow the digits of other identifiers. */
const END = String.raw`(?!\d)`;
const WORD_END = String.raw`(?!\d|(?![Xx]|[Ee]xt)[A-Za-z])`;

const PHONE_NUMBERS = [
  // E.164 as it is; what has more digits is no other number either.
  String.raw`${PLUS}\d{7,}`,
  // North America: (555) 010-0200, 555-010-0200, +1 555.010.0200, and 555-0100 alone.
  String.raw`(?<!\d)(?:${PLUS}?1[ .-]?)?\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{1,3}\d{4}${END}`,
  String.raw`(?<!\d)555[ .-]\d{4}${END}`,
  // With a country code behind + or 00, and with the 0 of long-distance calls.
  String.raw`${PLUS}[ (]{0,2}\d(?:${LONG_GAP}\d){5,13}\d${END}`,
  // What is left of one where the text was cut.
  String.raw`${PLUS}[ (]{0,2}\d(?:${GAP}\d){0,13}(?=${GAP}…)`,
  String.raw`(?<![0-9A-Za-z])00${GAP}[1-9](?:${GAP}\d){5,13}\d${WORD_END}`,
  String.raw`(?<![0-9A-Za-z])0[1-9](?:${GAP}\d){6,10}\d${WORD_END}`,
  // An area code in parentheses.
  String.raw`\(\d{2,5}\)[ .-]{0,2}\d(?:[ .-]?\d){5,8}${END}`,
  // Digits without a gap, behind a + as JSON texts escape it as well, and one by one.
  String.raw`(?<=\\u002[Bb]|(?<![0-9A-Za-z]))[1-9]\d{9,14}${WORD_END}`,
  String.raw`(?<![0-9A-Za-z])\d(?:[ -]\d){9,14}${END}`,
  // Whatever an address says is one.
  String.raw`(?<=(?<![A-Za-z])(?:[Tt]el|[Ss]ms|[Cc]allto):(?://)?)\(?\d(?:[.()-]{0,2}\d){2,14}${END}`,
];

const NUMBER = new RegExp(`${OTHER_NUMBERS.join('|')}|(${PHONE_NUMBERS.join('|')})`, 'g');

/**
 * The text with every phone number and e-mail address replaced by words that say what it was. Where
 * there is one, what nobody sees goes as well, since it may stand in the middle of it.
 *
 * @param keep phone numbers and e-mail addresses that readers know anyway, however they are spelled
 */
export function redactContacts(text: string, keep: readonly string[] = []): string {
  if (!mayHoldContact(text)) return text;
  const known = new Set(keep.map(spelledPlainly));
  const redact = (from: string): string =>
    replaceContacts(from, (contact, mask) => (known.has(spelledPlainly(contact)) ? contact : mask));
  const redacted = redact(text);
  const shown = stripUnseen(redacted);
  const shownRedacted = redact(shown);
  return shownRedacted === shown ? redacted : shownRedacted;
}

/** Every phone number and e-mail address that stands in the text, as it is spelled there. */
export function contactsIn(text: string): string[] {
  const contacts: string[] = [];
  replaceContacts(stripUnseen(text), (contact, mask) => {
    contacts.push(contact);
    return mask;
  });
  return contacts;
}

type Replace = (contact: string, mask: string) => string;

function replaceContacts(text: string, replace: Replace): string {
  return replacePhoneNumbers(replaceEmailAddresses(text, replace), replace);
}

function replaceEmailAddresses(text: string, replace: Replace): string {
  const ascii = inAscii(text);
  if (!AT_SIGN.test(ascii)) return text;
  let replaced = '';
  let done = 0;
  for (const host of ascii.matchAll(EMAIL_HOST)) {
    const start = localPartStart(ascii, done, host.index);
    if (start === host.index) continue;
    const end = host.index + host[0].length;
    replaced += text.slice(done, start) + replace(text.slice(start, end), EMAIL_MASK);
    done = end;
  }
  return replaced + text.slice(done);
}

/** Where the local part before an at sign begins; the at sign itself where there is none. */
function localPartStart(text: string, from: number, at: number): number {
  let start = at;
  while (start > from && LOCAL_PART_CHAR.test(text.charAt(start - 1))) start -= 1;
  while (start < at && BEFORE_LOCAL_PART.test(text.charAt(start))) start += 1;
  return start;
}

function replacePhoneNumbers(text: string, replace: Replace): string {
  let replaced = '';
  let done = 0;
  for (const { index, 1: phoneNumber } of inAscii(text).matchAll(NUMBER)) {
    if (phoneNumber === undefined) continue;
    const end = index + phoneNumber.length;
    replaced += text.slice(done, index) + replace(text.slice(index, end), PHONE_MASK);
    done = end;
  }
  return replaced + text.slice(done);
}

/** The text as the patterns read it: other digits, signs and spaces as ASCII has them. */
function inAscii(text: string): string {
  return text.replace(OTHER_FORMS, (char) => {
    const code = char.charCodeAt(0);
    // The full-width forms stand in the order of ASCII.
    if (code >= 0xff00) return String.fromCharCode(code - 0xfee0);
    if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212) return '-';
    if (code < 0x0660 || code === 0x1680 || (code >= 0x2000 && code <= 0x3000)) return ' ';
    const isIndic = code >= 0x0900 && code < 0x0e00;
    return String((isIndic ? code - 6 : code) & 0xf);
  });
}

/** The same for every spelling of one phone number or e-mail address. */
function spelledPlainly(contact: string): string {
  const plain = inAscii(contact).toLowerCase().replace(AT_SIGN, '@');
  return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}
