/** Which file of src/ imports what, read from the code itself. */
import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ROOT } from '../../scripts/command.ts';

export const SRC = join(ROOT, 'src');

/** Every file of src/, with `/`. */
export function sourceFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll(sep, '/'));
}

/** Specifiers of all imports, type-only, dynamic and computed ones included. */
export function importsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const statements = code.matchAll(
    /(?<=^|;)\s*(?:import|export)\b(?:[^'"`;()=]*?\bfrom)?\s*['"]([^'"]+)['"]/gm,
  );
  const calls = code.matchAll(/\b(?:import|require)\s*\(\s*['"`]?([^'"`)\s]+)/g);
  return [...statements, ...calls].flatMap(([, specifier]) => specifier ?? []);
}

/** A path relative to src for a relative import, else the specifier itself. */
export function targetOf(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return relative(SRC, resolve(SRC, dirname(file), specifier)).replaceAll(sep, '/');
}
