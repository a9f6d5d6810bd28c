/** What `git apply` does with a patch of changed files, for machines without git. */

interface Hunk {
  /** Where it begins in the old file, from 0. */
  start: number;
  before: string[];
  after: string[];
}

/** The files after the patch; throws where a line of it is not in its place. */
export function applyPatch(
  files: Readonly<Record<string, string>>,
  patch: string,
): Record<string, string> {
  const changed = patch
    .split(/^diff --git .*\n/m)
    .slice(1)
    .map(readFile);
  return {
    ...files,
    ...Object.fromEntries(
      changed.map(({ path, hunks }) => [path, applyHunks(files[path] ?? '', hunks)]),
    ),
  };
}

function readFile(part: string): { path: string; hunks: Hunk[] } {
  const [head = '', ...bodies] = part.split(/^@@ -(?=\d)/m);
  const [, name = ''] = /^\+\+\+ (.*?)\t?$/m.exec(head) ?? [];
  return { path: unquote(name).replace(/^b\//, ''), hunks: bodies.map(readHunk) };
}

function readHunk(body: string): Hunk {
  const [ranges = '', ...rest] = body.match(/[^\n]*\n/g) ?? [];
  const lines = rest.map((line, index) =>
    rest[index + 1]?.startsWith('\\') ? line.slice(0, -1) : line,
  );
  const of = (...marks: string[]) =>
    lines.filter(([mark = '']) => marks.includes(mark)).map((line) => line.slice(1));
  const [, first = '0', count = '1'] = /^(\d+)(?:,(\d+))?/.exec(ranges) ?? [];
  const start = Number(first) - (count === '0' ? 0 : 1);
  return { start, before: of(' ', '-'), after: of(' ', '+') };
}

function applyHunks(text: string, hunks: readonly Hunk[]): string {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const result: string[] = [];
  let at = 0;
  for (const { start, before, after } of hunks) {
    if (lines.slice(start, start + before.length).join('') !== before.join('')) {
      throw new Error(`patch does not apply at line ${start + 1}`);
    }
    result.push(...lines.slice(at, start), ...after);
    at = start + before.length;
  }
  return [...result, ...lines.slice(at)].join('');
}

/** A path as git writes it where it has unusual characters. */
function unquote(name: string): string {
  if (!name.startsWith('"')) return name;
  const bytes = name
    .slice(1, -1)
    .match(/\\(?:[0-7]{3}|.)|[^\\]/gsu)
    ?.flatMap((unit) => [...byteOf(unit)]);
  return Buffer.from(bytes ?? []).toString();
}

function byteOf(unit: string): Uint8Array {
  if (/^\\[0-7]{3}$/.test(unit)) return Uint8Array.of(Number.parseInt(unit.slice(1), 8));
  const meanings: Record<string, string> = { '\\n': '\n', '\\t': '\t', '\\r': '\r' };
  return Buffer.from(meanings[unit] ?? unit.replace(/^\\/, ''));
}
