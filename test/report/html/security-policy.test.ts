import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SCRIPT } from '../../../src/report/html/script.ts';
import { SECURITY_POLICY } from '../../../src/report/html/security-policy.ts';
import { STYLE } from '../../../src/report/html/style.ts';
import { FULL } from '../builders.ts';
import { renderHtml } from '../rendered.ts';
import { RICH } from './reports.ts';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('the security policy of the page', () => {
  const page = renderHtml(RICH, FULL);

  it('lets nothing in but its own script and style', () => {
    expect(SECURITY_POLICY).toBe(
      `default-src 'none'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'`,
    );
  });

  it('stands before anything that it rules', () => {
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page) ?? [];
    expect(policy.replaceAll('&#39;', "'")).toBe(SECURITY_POLICY);
    expect(page.indexOf(policy)).toBeLessThan(page.indexOf('<style>'));
    expect(page.split('<style>')[1]?.split('</style>')[0]).toBe(STYLE);
    expect(page.split('<script>')[1]?.split('</script>')[0]).toBe(SCRIPT);
  });

  it('needs no word of the report in the script or the style', () => {
    expect(page.match(/<script|<style|\sstyle=|\son\w+=/g)).toEqual(['<style', '<script']);
  });
});
