import type { Memory, Pointer } from '../../memory/memory.ts';

/** Recalls what a memory holds of each ref once: a store may be far away. */
export function recallOnce(memory: Pick<Memory, 'recall'>): (ref: string) => Promise<Pointer[]> {
  const recalled = new Map<string, Promise<Pointer[]>>();
  return (ref) => {
    const known = recalled.get(ref) ?? memory.recall(ref);
    recalled.set(ref, known);
    return known;
  };
}
