/** `npm run build` makes dist/ from src/; with `--check` it only compares dist/ with what src/ gives. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { V8_FLAGS } from '../src/http/v8-flags.ts';
import * as securityPolicy from '../src/report/html/security-policy.ts';
import { inAscii } from './ascii.ts';
import { CALLED_LIST, ROOT, runNode, TOOLS } from './command.ts';
import { compileAtOnce } from './eager.ts';
import { loadLate } from './lazy-builtins.ts';
import { leaveOut } from './left-out.ts';
import { completeLicenses } from './licenses.ts';
import { shareModules } from './share.ts';
import { stripComments } from './strip-comments.ts';
import { dropUnused } from './unused.ts';

const DIST = join(ROOT, 'dist');
/** The entry that is bundled, and the folder of dist/ that its bundle has. */
const MAIN = 'main';
const LICENSES = 'licenses.txt';
/**
 * Importing these does nothing but give what they export, which their package.json does not say. Told
 * so, the bundler leaves out what `@actions/core` has for other uses: an HTTP client and an undici.
 */
const WITHOUT_SIDE_EFFECTS = ['artifact', 'core', 'exec', 'http-client', 'io'].map(
  (it) => `@actions/${it}`,
);
/**
 * With these `@actions/github` would make requests; loading it makes a client already. It is given a
 * `fetch` of ours instead, so that the bundle has one HTTP client and one undici.
 */
const STAND_INS = {
  '@actions/http-client': 'export class HttpClient { getAgent() {} getAgentDispatcher() {} }',
  undici: 'export const fetch = undefined;',
};
/** What packages say, by file, and what their copies say in its place: it takes less time to load. */
const REPLACED = [
  [
    '@actions/core',
    'lib/file-command.js',
    "import * as crypto from 'crypto';",
    "import * as crypto from '../../../../runner/random-uuid.js';",
  ],
  [
    '@actions/core',
    'lib/summary.js',
    "import { constants, promises } from 'fs';",
    "import { constants, promises } from '../../../../runner/files-at-once.js';",
  ],
  // Node's own client is asked for its longest header, and known by its answers, only where that matters.
  [
    'undici',
    'lib/dispatcher/client.js',
    'http.maxHeaderSize &&\n  Number.isInteger(http.maxHeaderSize) &&\n  http.maxHeaderSize > 0\n  ?',
    'true\n  ?',
  ],
  ['undici', 'lib/core/util.js', "const { IncomingMessage } = require('node:http')\n", ''],
  [
    'undici',
    'lib/core/util.js',
    'constructor === IncomingMessage',
    "constructor === require('node:http').IncomingMessage",
  ],
] as const;
/** Modules of ours that hold nothing but texts, by what they are compiled to. */
const COMPUTED = { 'report/html/security-policy.js': securityPolicy };
/**
 * What stands in each file that an action.yml names: the bundle goes by the file's name. Node from 12 on
 * can read it, so that one which cannot read the bundle says why it does not.
 */
const starterOf = (name: string) => `const { node } = process.versions;
if (Number.parseInt(node, 10) < 24) {
  console.log(\`::error title=Simulation Gate::this action needs Node 24, and was started by Node \${node}: update the runner, or whatever else starts it\`);
  process.exitCode = 1;
} else {
  require('./${MAIN}/index.js').start('${name}');
}
`;

/** The launcher of the command. A shell has to be able to start it. */
const COMMAND = 'command';
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
const work = await makeWorkFolder();
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

/**
 * A folder for one build. Always at the same depth: the bundler's module numbers and comments come
 * from paths relative to it, so its name and the clone's own place must not matter.
 */
async function makeWorkFolder(): Promise<string> {
  const parent = join(ROOT, 'build');
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, 'work-'));
}

async function bundleInto(folder: string): Promise<string> {
  // A Node that has dropped one refuses it here, and not in the log of a workflow.
  await runTool('node', [...Object.values(V8_FLAGS), '-e', '0']);
  // What is only compared has its types checked beside this, if anywhere.
  const untyped = isCheck ? ['--noCheck'] : [];
  const project = join(ROOT, 'tsconfig.build.json');
  await runTool('tsc', [TOOLS.tsc, '-p', project, '--outDir', folder, ...untyped]);
  // From the work folder it is as far as package.json is from src/. Without a type the bundle's parts are
  // CommonJS, which Node loads in less time than modules.
  const { type: _, ...facts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(join(ROOT, 'build', 'package.json'), JSON.stringify(facts));
  for (const name of WITHOUT_SIDE_EFFECTS) copyPackage(name, folder, { sideEffects: false });
  leaveOut((name) => copyOf(name, folder) ?? copyPackage(name, folder, {}));
  replaceClients(folder);
  replaceStorage(folder);
  replaceInPackages(folder);
  computeConstants(folder);
  const options = ['-o', join('dist', MAIN), '--license', LICENSES, '--no-cache', '--quiet'];
  const input = join('entries', `${MAIN}.js`);
  await runTool('ncc', [TOOLS.ncc, 'build', input, ...options], folder);
  const dist = join(folder, 'dist');
  completeLicenses(join(dist, MAIN), LICENSES);
  for (const file of filesIn(dist).filter((name) => name.endsWith('.js'))) {
    const path = join(dist, file);
    writeFileSync(path, loadLate(inAscii(stripComments(dropUnused(readFileSync(path, 'utf8'))))));
  }
  shareParts(join(dist, MAIN));
  compileCalled(join(dist, MAIN));
  for (const entry of readdirSync(join(folder, 'entries'))) {
    const name = entry.replace(/\.js$/, '');
    if (name === COMMAND) writeFileSync(join(dist, entry), commandStarter, { mode: 0o755 });
    else if (name !== MAIN) writeFileSync(join(dist, entry), starterOf(name));
  }
  writeFileSync(join(dist, 'package.json'), '{ "type": "commonjs" }\n');
  refuseLocalPaths(dist);
  return dist;
}

/** Puts what parts of the bundle share where none of them has it twice. */
function shareParts(folder: string): void {
  const names = filesIn(folder).filter((name) => name.endsWith('.js'));
  const texts = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  const shared = shareModules(new Map(texts), earlyParts(folder));
  for (const name of names) rmSync(join(folder, name));
  for (const [name, text] of shared) writeFileSync(join(folder, name), text);
}

/** Has V8 compile at once what a whole job calls anyway. */
function compileCalled(folder: string): void {
  const listed = existsSync(CALLED_LIST)
    ? readFileSync(CALLED_LIST, 'utf8').trim().split('\n')
    : [];
  const called = new Set(listed);
  for (const name of filesIn(folder).filter((file) => file.endsWith('.js'))) {
    const path = join(folder, name);
    writeFileSync(path, compileAtOnce(readFileSync(path, 'utf8'), called));
  }
}

/**
 * The files of the parts that a gate loads which ends on a bad input: those of the gate itself, as
 * `src/entries/main.ts` has been made to load them, and those that tell an ending, as `src/gate/gate.ts` does.
 */
function earlyParts(folder: string): string[] {
  const gate = partsLoaded(join(folder, 'index.js'), /\bgate: \(\) => [^\n]*/);
  const own = join(folder, gate.at(-1) ?? '');
  return [...gate, ...partsLoaded(own, /\bloadDeliver = [^\n]*/)];
}

function partsLoaded(file: string, where: RegExp): string[] {
  const [line = ''] = where.exec(readFileSync(file, 'utf8')) ?? [];
  const names = [...line.matchAll(/\.e\(\s*(\d+)\)/g)].map(([, id]) => `${id}.index.js`);
  if (names.length === 0) throw new Error(`${file} does not load others as it did: ${where}`);
  return names;
}

/** The copy that is there already, or null. */
function copyOf(name: string, folder: string): string | null {
  const copy = join(folder, 'node_modules', name);
  return existsSync(copy) ? copy : null;
}

/** The bundler finds the copy before the package as it is installed, and reads these facts of it. */
function copyPackage(name: string, folder: string, facts: object): string {
  const copy = join(folder, 'node_modules', name);
  cpSync(join(ROOT, 'node_modules', name), copy, { recursive: true });
  const file = join(copy, 'package.json');
  const given: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...given, ...facts }));
  return copy;
}

/** Whatever else it may come to import from them is an error of the bundler. */
function replaceClients(folder: string): void {
  const own = join(copyPackage('@actions/github', folder, {}), 'node_modules');
  rmSync(own, { recursive: true, force: true });
  for (const [name, text] of Object.entries(STAND_INS)) {
    const standIn = join(own, name);
    mkdirSync(standIn, { recursive: true });
    writeFileSync(join(standIn, 'index.js'), text);
  }
}

/** Compiled beside what the bundle is made of: the part of the storage's client that an upload uses. */
function replaceStorage(folder: string): void {
  const standIn = join(folder, 'node_modules', '@azure', 'storage-blob');
  mkdirSync(standIn, { recursive: true });
  const facts = { name: '@azure/storage-blob', type: 'module', sideEffects: false };
  writeFileSync(join(standIn, 'package.json'), JSON.stringify(facts));
  const text = "export { BlobClient } from '../../../github/blob-client.js';\n";
  writeFileSync(join(standIn, 'index.js'), text);
}

function replaceInPackages(folder: string): void {
  for (const [name, file, now, instead] of REPLACED) {
    const path = join(folder, 'node_modules', name, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(now)) throw new Error(`${file} of ${name} does not say ${now} any more.`);
    writeFileSync(path, text.replace(now, instead));
  }
}

/** Gives modules of constants what they come to, so that no step computes them anew. */
function computeConstants(folder: string): void {
  for (const [path, constants] of Object.entries(COMPUTED)) {
    const lines = Object.entries(constants).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
    );
    writeFileSync(join(folder, path), lines.join(''));
  }
}

async function runTool(name: string, args: readonly string[], cwd = ROOT): Promise<void> {
  const { exitCode, output } = await runNode(args, { cwd });
  if (exitCode !== 0) throw new Error(`${output.trim()}\n${name} ended with code ${exitCode}.`);
}

/** A path of the machine that built it would make the bundle differ from clone to clone. */
function refuseLocalPaths(dist: string): void {
  const local = ['node_modules', 'build', 'src'].map((name) => join(ROOT, name));
  const guilty = filesIn(dist).filter((file) => {
    const text = readFileSync(join(dist, file), 'utf8');
    return local.some((path) => text.includes(path));
  });
  if (guilty.length > 0) throw new Error(`Paths of this machine occur in: ${guilty.join(', ')}`);
}

function reportDifferences(built: string): void {
  const differences = compareTrees(DIST, built);
  if (differences.length === 0) return;
  throw new Error(
    ['dist/ is not what src/ gives; cure: npm run build', ...differences.map((d) => `  ${d}`)].join(
      '\n',
    ),
  );
}

function compareTrees(actual: string, expected: string): string[] {
  const actualFiles = new Set(filesIn(actual));
  const expectedFiles = new Set(filesIn(expected));
  return [...new Set([...actualFiles, ...expectedFiles])].sort().flatMap((file) => {
    if (!actualFiles.has(file)) return [`missing: ${file}`];
    if (!expectedFiles.has(file)) return [`stale: ${file}`];
    const same = readFileSync(join(actual, file)).equals(readFileSync(join(expected, file)));
    return same ? [] : [`differs: ${file}`];
  });
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
