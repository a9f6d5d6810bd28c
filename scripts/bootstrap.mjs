// Starts one of this project's scripts with everything in place: installs the development
// dependencies if node_modules is not what package-lock.json says, then runs the script under
// Node 24, which comes with them. The user's own Node runs only this file, so it keeps to what
// Node 20 knows and imports nothing that would have to be installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const NEEDED_NODE = 'v24.';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.installed-from');

/** An error that the user can fix: shown without a stack. */
class SetUpError extends Error {}

try {
  await main();
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function main() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new SetUpError(
      `Node ${OLDEST_NODE} or newer is needed; this is Node ${process.versions.node}.`,
    );
  }
  const [script, ...args] = process.argv.slice(2);
  if (script === undefined) throw new SetUpError('Usage: node scripts/bootstrap.mjs SCRIPT [ARG]…');
  if (!isInstalled()) await install();
  const node = findNode();
  const env = withPathFirst(dirname(node), join(modules, '.bin'));
  const { code, signal } = await run(node, [join(root, script), ...args], { env });
  if (signal === null) process.exitCode = code ?? 1;
  else process.kill(process.pid, signal);
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === expectedStamp();
}

/** What node_modules must have been made from: the lock file, and the platform it was chosen for. */
function expectedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

async function install() {
  process.stderr.write('Installing the development dependencies (npm ci), a minute or so …\n');
  const [npm, ...npmArgs] = findNpm();
  // NODE_ENV=production and omit would leave out what these scripts consist of, and Node 24.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const stamp = expectedStamp();
  const { code, signal } = await run(npm, [...npmArgs, 'ci', ...flags, '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && npmArgs.length === 0,
  });
  if (code !== 0) throw new SetUpError(`npm ci ended with ${signal ?? `code ${code}`}.`);
  writeFileSync(stampFile, stamp);
}

function findNode() {
  const candidates = [installedNode(), ownNode(), process.execPath];
  const node = candidates.find((path) => versionOf(path).startsWith(NEEDED_NODE));
  if (node !== undefined) return node;
  throw new SetUpError(
    `Node 24 is needed, and what scripts/node/package.json has of it does not run here (${installedNode()}): use a Node 24 of your own.`,
  );
}

function versionOf(node) {
  return existsSync(node) ? spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout : '';
}

function installedNode() {
  const folder = join(modules, `node-${process.platform}-${process.arch}`);
  return join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** The Node that started npm: unlike this process's own, never one that npm ci replaces. */
function ownNode() {
  return process.env.npm_node_execpath ?? process.execPath;
}

/** npm as it was started, or else whichever the PATH has. */
function findNpm() {
  const started = process.env.npm_execpath;
  return started !== undefined && basename(started) === 'npm-cli.js'
    ? [ownNode(), started]
    : ['npm'];
}

function withPathFirst(...folders) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [...folders, process.env[name]].filter(Boolean).join(delimiter);
  return { ...process.env, [name]: path };
}

/** Runs a command to its end, passing on the signals that this process gets. */
function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forwards = SIGNALS.map((signal) => [signal, () => forward(child, signal)]);
    for (const [signal, listener] of forwards) process.on(signal, listener);
    child.once('error', (error) =>
      reject(new SetUpError(`${command} could not be started: ${error.message}`)),
    );
    child.once('close', (code, signal) => {
      for (const [name, listener] of forwards) process.off(name, listener);
      resolve({ code, signal });
    });
  });
}

/** A terminal sends Ctrl-C to the child as well, which would take a second one for impatience. */
function forward(child, signal) {
  if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
}
