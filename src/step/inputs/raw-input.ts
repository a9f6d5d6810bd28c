import type { Environment } from '../../runner/runner.ts';

/** An input as the workflow gave it, unchecked; empty where it gave none. */
export function rawInput(env: Environment, name: string): string {
  return env[`INPUT_${name.toUpperCase()}`] ?? '';
}
