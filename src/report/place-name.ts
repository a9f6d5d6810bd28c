import type { FileSpan } from './model.ts';

/** A place as people write it: `path:12` or `path:12-14`. */
export function placeName({ path, startLine, endLine }: FileSpan): string {
  return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}
