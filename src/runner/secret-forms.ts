/** Shorter encoded forms than this stand by chance in any text. */
const MIN_DERIVED_LENGTH = 8;

/**
 * The spellings in which secrets may stand in a text, the longest first: as they are, URL-encoded,
 * escaped as in JSON, and in base64 and base64url at whatever offset they stand in the encoded
 * bytes. An empty secret has none.
 */
export function secretForms(secrets: readonly string[]): string[] {
  const forms = new Set(secrets.filter((secret) => secret !== '').flatMap(formsOf));
  return [...forms].toSorted((a, b) => b.length - a.length);
}

/**
 * The same for a text whose own words mean something to a program, as in a report file: secrets that
 * stand in such words by chance, as `test` does in `testcase`, have no form there. What the service
 * said is without them already.
 */
export function secretFormsInMarkup(secrets: readonly string[]): string[] {
  return secretForms(secrets.filter(({ length }) => length >= MIN_DERIVED_LENGTH));
}

/** Replaces every form in the text by `***`. */
export function hideForms(text: string, forms: readonly string[]): string {
  return forms.reduce((hidden, form) => hidden.replaceAll(form, '***'), text);
}

function formsOf(secret: string): string[] {
  const encoded = encodeURIComponent(secret.toWellFormed());
  const derived = [
    encoded,
    encoded.replaceAll(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase()),
    JSON.stringify(secret).slice(1, -1),
    ...base64Forms(secret),
  ];
  return [secret, ...derived.filter((form) => form.length >= MIN_DERIVED_LENGTH)];
}

/** What stands in front of the secret and behind it decides its first and last base64 digit. */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const forms = [0, 1, 2].flatMap((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    const digits = shifted.toString('base64url');
    const first = offset === 0 ? 0 : offset + 1;
    return digits.slice(first, shifted.length % 3 === 0 ? undefined : -1);
  });
  const whole = [bytes.toString('base64'), bytes.toString('base64url')];
  return [...whole, ...forms.flatMap((form) => [form, toBase64(form)])];
}

function toBase64(base64url: string): string {
  return base64url.replaceAll('-', '+').replaceAll('_', '/');
}
