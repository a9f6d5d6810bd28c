import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const MAIN = new URL('../dist/main/', import.meta.url);
/** How the bundler marks where a module begins: by its number, or by its path within another. */
const MODULE = /^(?:\/\*\*\*\/ (\d+):|;\/\/ CONCATENATED MODULE: (.+))$/gm;

const parts = readdirSync(MAIN)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(new URL(name, MAIN), 'utf8'));
const modules = parts.flatMap((text) =>
  [...text.matchAll(MODULE)].map(([, number, path]) => number ?? path ?? ''),
);

describe('dist/ holds one bundle', () => {
  test('without any module twice', () => {
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((name, index) => modules.indexOf(name) !== index)).toEqual([]);
  });

  test('of @actions/core what speaks to the runner, without its HTTP client', () => {
    const ofActions = modules.filter((path) => path.includes('@actions/'));
    expect(ofActions).toContain('./node_modules/@actions/core/lib/core.js');
    expect(ofActions.filter((path) => /http-client|exec|oidc/.test(path))).toEqual([]);
  });

  test('with one undici', () => {
    const agents = parts.flatMap((text) => text.match(/^class Agent extends \w+/gm) ?? []);
    expect(agents).toHaveLength(1);
  });

  test('with a file for each action that does nothing but start it', () => {
    const dist = new URL('../dist/', import.meta.url);
    const starters = readdirSync(dist).filter((name) => name.endsWith('.js'));
    const entries = readdirSync(new URL('../src/entries/', import.meta.url))
      .map((name) => name.replace(/\.ts$/, '.js'))
      .filter((name) => name !== 'main.js');
    expect(starters.sort()).toEqual(entries.sort());
    for (const name of starters) {
      expect(readFileSync(new URL(name, dist), 'utf8')).toBe(
        `import { start } from './main/index.js';\n\nawait start('${name.replace('.js', '')}');\n`,
      );
    }
  });
});
