/**
 * What looking for prompts costs: 200 fixes in 20,000 files of 5 KB on average, one in ten of them
 * Chinese, with ten near misses for each fix. The files are decoded one after the other, as the
 * action reads them; run as a script, it does just that once.
 */
import { fileURLToPath } from 'node:url';
import { makePatch, type OrderedFix } from '../../src/prompts/patch.ts';
import { PromptSearch, type WantedFix } from '../../src/prompts/search.ts';
import { measure, measureMemory } from './measure.ts';
import { showSpread, spreadOf } from './statistics.ts';

const SCRIPT = fileURLToPath(import.meta.url);
const FILES = 20_000;
const FIXES = 200;
const SIZES = [1000, 3000, 5000, 7000, 9000];
const ENDINGS = ['md', 'json', 'yaml', 'ts', 'py', 'txt', 'css', 'go', 'html'];

const SENTENCE =
  'You are the clerk of a shoe shop. Answer in \\"one\\" sentence, and name the opening hours.\n';
const CHINESE = '你是一家鞋店的店员。请用一句话回答，并告知营业时间。\n';

if (import.meta.main) findPrompts();

/** A row of the bench's table: ratios to `node -e 0` run in turn with each. */
export function measurePrompts(runs: number): string[] {
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  const node = { command: process.execPath, env, cwd: process.cwd() };
  const costs = Array.from({ length: runs }, () => {
    const base = measure({ ...node, args: ['-e', '0'] });
    const cost = measureMemory({ ...node, args: [SCRIPT] });
    if (cost.exitCode !== 0) throw new Error(`Looking for prompts failed:\n${cost.log}`);
    return { base, cost };
  });
  return [
    `${FIXES} prompt fixes in ${FILES} files`,
    showSpread(spreadOf(costs.map(({ base, cost }) => cost.wallMs / base.wallMs)), 1),
    showSpread(spreadOf(costs.map(({ base, cost }) => cost.cpuMs / base.cpuMs)), 1),
    showSpread(spreadOf(costs.map(({ cost }) => cost.wallMs)), 0),
    showSpread(spreadOf(costs.map(({ cost }) => cost.peakMib)), 0),
    'under 5 s, 200 MiB',
  ];
}

function findPrompts(): void {
  const fixes = Array.from({ length: FIXES }, (_, index) => makeFix(index));
  const search = new PromptSearch(fixes);
  const pool = makePool();
  const decoder = new TextDecoder();
  for (let index = 0; index < FILES; index += 1) {
    const path = `src/part-${index % 100}/file-${index}.${ENDINGS[index % ENDINGS.length]}`;
    const start = (index * 7919) % (pool.length - 10_000);
    const text = decoder.decode(pool.subarray(start, start + Number(SIZES[index % SIZES.length])));
    const isPlaced = index % (FILES / FIXES) === 0;
    const place = index / (FILES / FIXES);
    const whole = isPlaced ? `${text}\n${makeFix(place).currentText}\n` : text;
    search.look(path, whole);
  }
  const fixed: OrderedFix[] = search
    .results()
    .map((fix, order) => ({ ...fix, order, title: `Fix ${order}` }));
  makePatch(fixed);
  const located = fixed.filter(({ found }) => found.state === 'located').length;
  if (located !== FIXES) throw new Error(`${located} of ${FIXES} were located`);
}

/** Fixes begin alike, as prompts do. */
function makeFix(index: number): WantedFix {
  const currentText = `You are the clerk of a shoe shop. In case ${index} name the price of boot ${index * 31} first, and never ask for a card.`;
  return {
    currentText,
    suggestedText: `${currentText} Then ask whether case ${index} is settled.`,
  };
}

/** Text that files are cut from: prose, code, escapes, Chinese, and near misses of all fixes. */
function makePool(): Buffer {
  const parts = Array.from({ length: 2000 }, (_, index) =>
    index % 10 === 0
      ? CHINESE.repeat(30)
      : SENTENCE.repeat(10) +
        makeFix(index % FIXES).currentText.slice(0, 60) +
        `\nconst value${index} = { name: "part ${index}", count: ${index} };\n`.repeat(10),
  );
  return Buffer.from(parts.join(''));
}
