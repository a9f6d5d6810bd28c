/**
 * Writes report pages to look at: `node scripts/bootstrap.mjs scripts/render-html.ts
 * FOLDER`. They show what a report can
 * hold, one run and several, in full and in brief, and one with 5000 themes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { briefReport } from '../src/report/brief.ts';
import { MANY_THEMES, RICH, SEVERAL_RUNS } from '../test/report/html/reports.ts';
import { LINKED } from '../test/report/realistic.ts';
import { renderHtml } from '../test/report/rendered.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder for the pages.');
mkdirSync(folder, { recursive: true });
const pages = {
  'one-run': renderHtml(RICH, LINKED),
  brief: renderHtml(briefReport(RICH), { ...LINKED, detail: 'brief' }),
  'several-runs': renderHtml(SEVERAL_RUNS, LINKED),
  'many-themes': renderHtml(MANY_THEMES, LINKED),
};
for (const [name, page] of Object.entries(pages)) {
  const file = join(folder, `${name}.html`);
  writeFileSync(file, page);
  process.stdout.write(`${file}: ${page.length} characters\n`);
}
