import { invalid, type Parsed, valid } from './parsed.ts';
import { splitHttpUrl } from './url-parts.ts';

/**
 * A link with a placeholder for an ID, such as `https://app.example.com/calls/{callId}`: an http
 * or https address without user info that holds the placeholder behind its host, once or more
 * often, and no other braces.
 *
 * @param placeholder the name between the braces
 */
export function parseUrlTemplate(text: string, placeholder: string): Parsed<string> {
  const mark = `{${placeholder}}`;
  const filled = text.replaceAll(mark, 'id');
  const parts = splitHttpUrl(text);
  if (parts === null || !URL.canParse(filled)) {
    return invalid(
      text,
      `is not an http or https address: write one such as https://app.example.com/${mark}`,
    );
  }
  if (parts.authority.includes('@')) {
    return invalid(text, 'holds user info, which every reader would see: leave it out');
  }
  if (parts.authority.includes(mark)) {
    return invalid(text, `has ${mark} in its host: put it behind the host`);
  }
  if (/[{}]/.test(filled)) {
    return invalid(text, `holds braces that are not ${mark}: it is the only placeholder here`);
  }
  return filled === text
    ? invalid(text, `has no ${mark}: put it where the ID belongs`)
    : valid(text);
}
