/** The drawing of the house in docs/architecture.md: a node a room of src/, an arrow an import. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, SRC, sourceFiles, targetOf } from './imports.ts';

/** What stands on nothing but itself is drawn last, so that arrows lead down. */
export function drawRooms(): string {
  const imports = importsOfRooms();
  const arrows = [...imports].flatMap(([room, targets]) =>
    [...targets]
      .filter((target) => !isReachedOtherwise(room, target, imports))
      .sort()
      .map((target) => `  ${room} --> ${target}`),
  );
  return ['```mermaid', 'flowchart TD', ...arrows.sort(), '```'].join('\n');
}

function importsOfRooms(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of sourceFiles()) {
    const room = roomOf(file);
    const targets = rooms.get(room) ?? new Set();
    rooms.set(room, targets);
    for (const specifier of importsOf(readFileSync(join(SRC, file), 'utf8'))) {
      const target = targetOf(file, specifier);
      if (specifier.startsWith('.') && !target.startsWith('..')) targets.add(roomOf(target));
    }
    targets.delete(room);
  }
  return rooms;
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Whether a longer way leads there, so that an arrow would add nothing. */
function isReachedOtherwise(
  from: string,
  to: string,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const seen = new Set<string>();
  const open = [...(imports.get(from) ?? [])].filter((room) => room !== to);
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    if (room === to) return true;
    if (seen.has(room)) continue;
    seen.add(room);
    open.push(...(imports.get(room) ?? []));
  }
  return false;
}
