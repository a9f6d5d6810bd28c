/** IDs as services give them differ by case alone, if at all. */
export function isSame(id: string, other: string): boolean {
  return id.toLowerCase() === other.toLowerCase();
}
