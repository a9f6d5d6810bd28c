import { hash } from 'node:crypto';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

/**
 * The Content Security Policy: the page may run its own script and style, known by their hashes, and nothing
 * else.
 */
export const SECURITY_POLICY = [
  "default-src 'none'",
  `script-src ${sourceOf(SCRIPT)}`,
  `style-src ${sourceOf(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** How a policy names a text (CSP Level 3, `hash-source`). */
function sourceOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
