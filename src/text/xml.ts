/** Text of others for XML 1.0. */
import { stripUnprintable } from './strip.ts';

/** Characters that XML 1.0 forbids even as references, beside those that no reader sees. */
const FORBIDDEN = /[\ufffe\uffff]/g;

/**
 * A text as it may stand between tags and, on one line, in a quoted attribute. Unprintable and
 * forbidden characters are gone; tabs and line breaks stay.
 */
export function escapeXml(text: string): string {
  return stripUnprintable(text)
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
