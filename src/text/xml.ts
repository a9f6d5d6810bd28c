/** Text of others for XML 1.0. */
import { stripUnprintable } from './strip.ts';

/** Characters that XML 1.0 forbids even as references, besides invisible ones. */
const FORBIDDEN = /[\ufffe\uffff]/g;

/**
 * A text for use between tags and, on one line, in a quoted attribute. Unprintable and
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
