/** What the command must not be told by a flag: the key, from the environment or a file. */
import { constants, openSync, readFileSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Environment } from '../runner/runner.ts';
import { describeError, hasCode } from '../step/stops.ts';
import type { World } from '../step/world.ts';

/** No key is longer. */
const MAX_BYTES = 64 * 1024;
/** How long the end of a pipe is waited for: what writes the key into it may ask somebody first. */
const PATIENCE_MS = 60_000;

const TOO_LARGE = 'the file is larger than any key';

type Waiting = Pick<World, 'clock' | 'cancelled'>;

/** @param keyFile path of the file that holds the key; undefined if the flag is not given */
export async function readGivenSecrets(
  keyFile: string | undefined,
  { SIMULATION_API_KEY = '', GITHUB_TOKEN = '' }: Environment,
  waiting: Waiting,
) {
  const read = keyFile === undefined ? SIMULATION_API_KEY : await readKeyFile(keyFile, waiting);
  const isKey = typeof read === 'string';
  const inputs = { 'api-key': isKey ? read : '', 'github-token': GITHUB_TOKEN };
  return { inputs, faults: isKey ? [] : [`--api-key-file: ${read.problem}`] };
}

/** The key, without one line break at its end. */
async function readKeyFile(path: string, waiting: Waiting): Promise<string | { problem: string }> {
  try {
    const facts = statSync(path);
    if (!facts.isFile() && !facts.isFIFO()) return { problem: 'it is not a file' };
    if (facts.size > MAX_BYTES) return { problem: TOO_LARGE };
    const bytes = facts.isFIFO() ? await readPipe(path, waiting) : readFileSync(path);
    if (bytes.length > MAX_BYTES) return { problem: TOO_LARGE };
    const key = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r?\n$/, '');
    return key === '' ? { problem: 'the file is empty: write the key into it' } : key;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { problem: 'there is no such file: check the path' };
    if (hasCode(error, 'ERR_ENCODING_INVALID_ENCODED_DATA')) {
      return { problem: 'the file is not UTF-8 text' };
    }
    return { problem: `the file cannot be read (${describeError(error)})` };
  }
}

/** As much of a pipe as no key has, or all of it. Opened without waiting, as nobody may write to it. */
async function readPipe(path: string, { clock, cancelled }: Waiting): Promise<Buffer> {
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const pipe = new Socket({ fd, readable: true, writable: false });
  const read = new AbortController();
  const end = () => void pipe.destroy();
  clock.sleep(PATIENCE_MS, AbortSignal.any([cancelled, read.signal])).then(end, end);
  let bytes = Buffer.alloc(0);
  try {
    for await (const chunk of pipe) {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length > MAX_BYTES) break;
    }
    return bytes;
  } catch (error) {
    cancelled.throwIfAborted();
    if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
    throw new Error(`nobody wrote a key into this pipe within ${PATIENCE_MS / 1000} s`);
  } finally {
    read.abort();
  }
}
