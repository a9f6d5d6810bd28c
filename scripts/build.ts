/** `npm run build` makes dist/ from src/; with `--check` it only compares dist/ with what src/ gives. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { readSubcommands } from '../src/cli/subcommands.ts';
import { ROOT, runNode, TOOLS } from './command.ts';
import { missingLicenses, packagesIn } from './licenses.ts';

const DIST = join(ROOT, 'dist');
/** The entry that is bundled, and the folder of dist/ that holds its bundle. */
const MAIN = 'main';
const LICENSES = 'licenses.txt';
/**
 * Importing these packages has no side effects, but their package.json does not declare it. With the declaration,
 * the bundler omits unused parts of `@actions/core`, such as an HTTP client and a second undici.
 */
const WITHOUT_SIDE_EFFECTS = ['artifact', 'core', 'exec', 'http-client', 'io'];

/** The content of a file that an action.yml names. Node 12 and later can read it, so that an old Node gets a message. */
const starterOf = (name: string) => `const { node } = process.versions;
if (Number.parseInt(node, 10) < 24) {
  console.log(\`::error title=Simulation Gate::this action needs Node 24, and was started by Node \${node}. Update the runner\`);
  process.exitCode = 1;
} else {
  require('./${MAIN}/index.js').start('${name}');
}
`;

/** The launcher of the command. A shell has to be able to start it. */
const commandStarter = `#!/usr/bin/env node
const { node } = process.versions;
if (Number.parseInt(node, 10) < 24) {
  console.error(\`error: simulation-gate needs Node 24 or later, and was started by Node \${node}: install Node 24, or put it first in PATH\`);
  process.exitCode = 2;
} else {
  require('./${MAIN}/index.js').startCommand(require('node:url').pathToFileURL(__filename).href);
}
`;

const isCheck = process.argv.includes('--check');
const work = makeWorkFolder();
try {
  const built = await bundleInto(work);
  if (isCheck) reportDifferences(built);
  else {
    rmSync(DIST, { recursive: true, force: true });
    renameSync(built, DIST);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** A folder for one build, always at the same depth: the bundler writes paths relative to it into the bundle. */
function makeWorkFolder(): string {
  const parent = join(ROOT, 'build');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'work-'));
}

async function bundleInto(folder: string): Promise<string> {
  // `npm test` checks the types separately.
  const untyped = isCheck ? ['--noCheck'] : [];
  const project = join(ROOT, 'tsconfig.build.json');
  await runTool('tsc', [TOOLS.tsc, '-p', project, '--outDir', folder, ...untyped]);
  // The source reads package.json one folder above itself. Without a type the bundle is CommonJS.
  const { type: _, ...facts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(join(ROOT, 'build', 'package.json'), JSON.stringify(facts));
  for (const name of WITHOUT_SIDE_EFFECTS) copyPackage(`@actions/${name}`, folder);
  const dist = join(folder, 'dist');
  const stats = join(folder, 'stats.json');
  const output = ['-o', join(dist, MAIN), '--license', LICENSES, '--stats-out', stats];
  const input = join('entries', `${MAIN}.js`);
  await runTool('ncc', [TOOLS.ncc, 'build', input, ...output, '--no-cache', '--quiet'], folder);
  const packages = packagesIn(JSON.parse(readFileSync(stats, 'utf8')));
  const listed = readFileSync(join(dist, MAIN, LICENSES), 'utf8');
  writeFileSync(join(dist, `further-${LICENSES}`), missingLicenses(packages, listed));
  writeFileSync(join(dist, 'command.js'), commandStarter, { mode: 0o755 });
  for (const name of [...readSubcommands(ROOT).map(({ main }) => main), 'gate-post']) {
    writeFileSync(join(dist, `${name}.js`), starterOf(name));
  }
  writeFileSync(join(dist, 'package.json'), '{ "type": "commonjs" }\n');
  refuseLocalPaths(dist);
  return dist;
}

/** The bundler finds this copy before the installed package. */
function copyPackage(name: string, folder: string): void {
  const copy = join(folder, 'node_modules', name);
  cpSync(join(ROOT, 'node_modules', name), copy, { recursive: true });
  const file = join(copy, 'package.json');
  const facts = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...facts, sideEffects: false }));
}

async function runTool(name: string, args: readonly string[], cwd = ROOT): Promise<void> {
  const { exitCode, output } = await runNode(args, { cwd });
  if (exitCode !== 0) throw new Error(`${output.trim()}\n${name} ended with code ${exitCode}.`);
}

/** A path of the machine that built it would make the bundle differ from clone to clone. */
function refuseLocalPaths(dist: string): void {
  const guilty = filesIn(dist).filter((file) => readFileSync(join(dist, file)).includes(ROOT));
  if (guilty.length > 0) throw new Error(`Paths of this machine occur in: ${guilty.join(', ')}`);
}

function reportDifferences(built: string): void {
  const all = new Set([...filesIn(DIST), ...filesIn(built)]);
  const differences = [...all].sort().flatMap((file) => {
    const [actual, expected] = [join(DIST, file), join(built, file)];
    if (!existsSync(actual)) return [`  missing: ${file}`];
    if (!existsSync(expected)) return [`  stale: ${file}`];
    return readFileSync(actual).equals(readFileSync(expected)) ? [] : [`  differs: ${file}`];
  });
  if (differences.length === 0) return;
  const problem = 'dist/ differs from a build of src/; run: npm run build';
  throw new Error([problem, ...differences].join('\n'));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
