import { applyPatch as applyTo, parsePatch } from 'diff';

/** The files after the patch, as `git apply` leaves them; throws if a line of it is not in its place. */
export function applyPatch(
  files: Readonly<Record<string, string>>,
  patch: string,
): Record<string, string> {
  const changed = parsePatch(patch).map((part) => {
    const path = part.newFileName?.replace(/^b\//, '') ?? '';
    const text = applyTo(files[path] ?? '', part, { autoConvertLineEndings: false });
    if (text === false) throw new Error(`patch of ${path} does not apply`);
    return [path, text];
  });
  return { ...files, ...Object.fromEntries(changed) };
}
