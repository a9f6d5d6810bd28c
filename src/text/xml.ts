/** Text of others for XML 1.0 and HTML. */
import { stripUnprintable } from './strip.ts';

export const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A text for use between tags and, on one line, in a quoted attribute. Unprintable characters and those
 * that XML forbids are gone; tabs and line breaks stay.
 */
export function escapeXml(text: string): string {
  return stripUnprintable(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
