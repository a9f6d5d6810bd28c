import { readFileSync, statSync } from 'node:fs';
import type { Environment } from '../../runner/runner.ts';

/** GitHub caps a webhook's payload at 25 MB; what is longer did not come from it. */
const LONGEST_PAYLOAD = 25_000_000;

/**
 * The payload of the event that the workflow runs for; null where there is none that can be read.
 *
 * @param readFile gives a file's text, or throws; by default from the disk
 */
export function readEventPayload(
  { GITHUB_EVENT_PATH: path }: Environment,
  readFile: (path: string) => string = readPayloadFile,
): unknown {
  if (path === undefined || path === '') return null;
  try {
    const text = readFile(path);
    return text.length > LONGEST_PAYLOAD ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function readPayloadFile(path: string): string {
  const facts = statSync(path);
  return facts.isFile() && facts.size <= LONGEST_PAYLOAD ? readFileSync(path, 'utf8') : '';
}
