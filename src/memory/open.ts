import type { World } from '../step/world.ts';
import { FolderStore } from './folder-store.ts';
import { type Memory, memoryIn, NO_MEMORY } from './memory.ts';

/** The input `memory`. */
export type MemoryPlace = { kind: 'auto' } | { kind: 'off' } | { kind: 'folder'; path: string };

/**
 * Opens the memory of a gate. Nothing is read yet.
 *
 * @param gate what tells the gate from others, the same from run to run
 */
export async function openMemory(
  place: MemoryPlace,
  gate: readonly string[],
  { runner, clock }: World,
): Promise<Memory> {
  if (place.kind !== 'folder') return NO_MEMORY;
  return memoryIn(new FolderStore(place.path, clock), gate, runner);
}
