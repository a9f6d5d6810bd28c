/**
 * Phone numbers and e-mail addresses in text of others. Dates, times, IDs, versions, prices and shares are
 * not phone numbers and stay.
 */
import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { stripInvisible } from './strip.ts';

const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';

/** Plain, and as it is in a URL, a JSON text or HTML. */
const AT_SIGN = /@|%40|\\u0040|&#64;|&#x40;|&commat;/i;

/**
 * A host name ends in a label that begins with a letter, so that `tool@1.2.3` is none; or it ends
 * anywhere, where the text was cut.
 */
const EMAIL_HOST =
  /(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=…))/giu;
/** Invisible characters may be part of it. */
const LOCAL_PART_CHAR = /[\p{L}\p{N}\p{M}\p{Cs}\p{Cf}\0-\x08\x0e-\x1f._%+'~-]/u;
const BEFORE_LOCAL_PART = /['.-]/;

/** Seven digits with hardly anything in between, which every number has. The search for others is slow. */
const MAY_BE_NUMBER = /[\d\uff10-\uff19](?:[^\d\p{L}]{0,4}[\d\uff10-\uff19]){6}/u;

/**
 * Countries whose national numbers are found. Of the German plan only those with a 0 or an area code in
 * parentheses count, as people write the numbers of most other countries too.
 */
const COUNTRIES = ['US', 'DE'] as const;
const WITH_AREA_CODE = /^(?:0(?![.,])|\(\d{2,5}\))/;
/** Dates, times of day, UUIDs, and what parts two numbers: seven digits are no extension. */
const NO_NUMBERS =
  /(?<!\d[-./]?)(?:\d{4}-\d\d-\d\d|\d\d?[-./]\d\d?[-./](?:\d{4}|\d\d))(?![-./]?\d)|(?<!\d)\d\d?:\d\d(?::\d\d)?|[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}|(?:;|,(?=\s)|(?<=(?:\p{Nd}[^\p{Nd}\p{L};,]{0,4}){7}),)(?=(?:[^\p{Nd}\p{L};,]{0,4}\p{Nd}){7})/gu;
/** In front of these signs a number is part of an ID, a path, a price or another number. */
const BEFORE_NO_NUMBER = /[\w#/=.,$€£¥-]/;

/**
 * The text with every phone number and e-mail address replaced by words that say what it was. Where
 * there is one, invisible characters go as well, since they may be part of it.
 *
 * @param keep phone numbers and e-mail addresses that readers know anyway, however they are spelled
 */
export function redactContacts(text: string, keep: readonly string[] = []): string {
  const known = keep.length > 0 ? new Set(keep.map(spelledPlainly)) : null;
  const isKnown = (contact: string) => known?.has(spelledPlainly(contact)) === true;
  const redact = (from: string): string => {
    const to = replaceContacts(from, (contact, mask) => (isKnown(contact) ? contact : mask));
    // Behind the digits of a masked number there may be another that was not found next to them.
    return to === from ? to : redact(to);
  };
  const redacted = redact(text);
  const shown = stripInvisible(redacted);
  if (shown === redacted) return redacted;
  const shownRedacted = redact(shown);
  return shownRedacted === shown ? redacted : shownRedacted;
}

/** Every phone number and e-mail address in the text, as it is spelled there. */
export function contactsIn(text: string): string[] {
  const contacts: string[] = [];
  replaceContacts(stripInvisible(text), (contact, mask) => {
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
  if (!AT_SIGN.test(text)) return text;
  let replaced = '';
  let done = 0;
  for (const host of text.matchAll(EMAIL_HOST)) {
    const start = localPartStart(text, done, host.index);
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
  for (const { startsAt, endsAt } of phoneNumbersIn(text)) {
    if (startsAt < done) continue;
    replaced += text.slice(done, startsAt) + replace(text.slice(startsAt, endsAt), PHONE_MASK);
    done = endsAt;
  }
  return replaced + text.slice(done);
}

/** The phone numbers of a text from left to right; one with a country code may span lines. */
function phoneNumbersIn(text: string): { startsAt: number; endsAt: number }[] {
  if (!MAY_BE_NUMBER.test(text)) return [];
  // Other signs in their place, so that everything keeps its own.
  const dateless = text.replace(NO_NUMBERS, (found) => '|'.repeat(found.length));
  if (!MAY_BE_NUMBER.test(dateless)) return [];
  const onOneLine = dateless.replace(/%2B/gi, '+  ').replace(/\s/g, ' ');
  const international = findPhoneNumbersInText(onOneLine, { extended: true });
  const inLines = dateless.replace(/[^\S\n]/g, ' ');
  const national = COUNTRIES.flatMap((country) =>
    findPhoneNumbersInText(inLines, country).filter(({ startsAt, endsAt }) => {
      if (BEFORE_NO_NUMBER.test(inLines.charAt(startsAt - 1))) return false;
      return country === 'US' || WITH_AREA_CODE.test(inLines.slice(startsAt, endsAt));
    }),
  );
  return [...international, ...national].toSorted((a, b) => a.startsAt - b.startsAt);
}

/** The same for every spelling of one phone number or e-mail address. */
function spelledPlainly(contact: string): string {
  const plain = contact.toLowerCase().replace(AT_SIGN, '@');
  return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}
