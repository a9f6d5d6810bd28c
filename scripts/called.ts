/**
 * `npm run called` finds the functions that a whole job calls, which the build then has compiled at once
 * (`eager.ts`); of the modules that a step with a bad input loads as well, only those that it calls too, and of those
 * that it alone loads what it calls. The list is committed, so that the build gives the same everywhere: it is to be
 * made anew when much has changed, and what it lacks is only compiled later.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { prepareAction } from '../test/support/runner-process.ts';
import { type BenchJob, benchJobs } from './bench/jobs.ts';
import { measure } from './bench/measure.ts';
import { startService } from './bench/start-service.ts';
import { CALLED_LIST, ROOT, runNode } from './command.ts';
import { functionsOf } from './eager.ts';

const MAIN = join(ROOT, 'dist/main');

/** What V8 writes of each script; the first range of a function is the function. */
const COVERAGE = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({
          ranges: z.array(z.object({ startOffset: z.int(), endOffset: z.int(), count: z.int() })),
        }),
      ),
    }),
  ),
});

const built = await runNode([join(ROOT, 'scripts/build.ts')]);
if (built.exitCode !== 0) throw new Error(built.output);
const folder = mkdtempSync(join(tmpdir(), 'called-'));
const service = await startService();
try {
  const [whole, faulty] = benchJobs(service.url, folder);
  if (whole === undefined || faulty === undefined) throw new Error('The bench has no such jobs.');
  const called = calledIn(whole, join(folder, 'whole'));
  const calledEarly = new Set(calledIn(faulty, join(folder, 'faulty')));
  const early = new Set([...calledEarly].map(moduleOf));
  const late = new Set(called.map(moduleOf));
  const keys = [
    ...called.filter((key) => !early.has(moduleOf(key)) || calledEarly.has(key)),
    ...[...calledEarly].filter((key) => !late.has(moduleOf(key))),
  ];
  writeFileSync(CALLED_LIST, `${keys.sort().join('\n')}\n`);
} finally {
  service.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The keys of the functions of dist/ that the job has called. */
function calledIn({ start, outcome }: BenchJob, into: string): string[] {
  const prepared = prepareAction(start());
  try {
    measure({ ...prepared, env: { ...prepared.env, NODE_V8_COVERAGE: into } });
    const came = prepared.readOutputs().outcome;
    if (came !== outcome) throw new Error(`The job ended as ${came}, not as ${outcome}.`);
  } finally {
    prepared.dispose();
  }
  const covered = readdirSync(into).flatMap((name) => {
    const { result } = COVERAGE.parse(JSON.parse(readFileSync(join(into, name), 'utf8')));
    return result.filter(({ url }) => url.startsWith(pathToFileURL(MAIN).href));
  });
  return covered.flatMap(({ url, functions }) => {
    const called = new Set(
      functions.flatMap(({ ranges: [whole] }) =>
        whole !== undefined && whole.count > 0 ? [`${whole.startOffset} ${whole.endOffset}`] : [],
      ),
    );
    return functionsOf(readFileSync(fileURLToPath(url), 'utf8'))
      .filter(({ start, end }) => called.has(`${start} ${end}`))
      .map(({ key }) => key);
  });
}

function moduleOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}
