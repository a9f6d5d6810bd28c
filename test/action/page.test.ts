import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeDebrief, makeReport } from '../support/large-debrief.ts';
import { prepareAction } from '../support/runner-process.ts';

it("the bundle's page runs no script and applies no style but its own", () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'debrief.json');
  writeFileSync(file, JSON.stringify({ data: makeDebrief(makeReport(1, 1)) }));
  const { command, args, ...step } = prepareAction({
    inputs: { 'debrief-file': file, 'report-dir': join(folder, 'report') },
  });
  onTestFinished(step.dispose);
  expect(spawnSync(command, args, { cwd: step.cwd, env: step.env }).status).toBe(0);
  const page = readFileSync(join(folder, 'report', 'report.html'), 'utf8');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy.replaceAll('&#39;', "'")).toBe(
    `default-src 'none'; script-src ${sourceOf(script)}; style-src ${sourceOf(style)}; base-uri 'none'; form-action 'none'`,
  );
});

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
