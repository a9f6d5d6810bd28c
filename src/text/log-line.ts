/**
 * Text of others for a log. CI systems read commands from stdout and stderr: `::name::` at the start of a
 * line, white space in front of it or not, and `##[name]`, `##vso[name]` and `##teamcity[name]` anywhere in one.
 */

import packageJson from '../../package.json' with { type: 'json' };
import { fold, stripUnprintable } from './strip.ts';

const LEADING_COLONS = /^([^\S\n]*):(?=:)/gm;
const BRACKETED_COMMAND = /##(?=(?:vso|teamcity)?\[)/gi;

/** The lines of a text, each without unprintable characters and without anything that is a command. */
export function plainLines(text: string): string[] {
  return disarm(stripUnprintable(text).replaceAll('\t', '    ')).split('\n');
}

/**
 * A text on one line without commands, at most `maxChars` (2 or more) UTF-16 units long. A cut text ends
 * with an ellipsis; no code point is split.
 */
export function oneLine(text: string, maxChars: number): string {
  const line = disarm(fold(text, maxChars));
  return line.length <= maxChars ? line : fold(line, maxChars);
}

/** The text without anything that a CI system takes as a command. */
export function disarm(text: string): string {
  return text.replace(LEADING_COLONS, '$1: ').replace(BRACKETED_COMMAND, '## ');
}

/**
 * The same for JSON, which begins no line with a colon and still parses to the same value. Unprintable characters
 * are escaped.
 */
export function disarmJson(json: string): string {
  return json
    .replace(BRACKETED_COMMAND, '\\u0023#')
    .replace(/[^\n -~]/gu, (char) => (stripUnprintable(char) === char ? char : escapeUnits(char)));
}

/** Every UTF-16 unit as an escape of JSON. */
export function escapeUnits(char: string): string {
  const units = char.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
  return units.map((unit) => `\\u${unit}`).join('');
}

export const VERSION: string = packageJson.version;

export const HOMEPAGE: string = packageJson.homepage;
