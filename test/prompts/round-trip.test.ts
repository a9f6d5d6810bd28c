import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { applyEdit } from '../../src/prompts/text-view.ts';
import { tries } from '../support/tries.ts';
import { applyByAll, applyByGit, type Files, type Fix, patchOf } from './fixing.ts';

const RUNS = tries(60);
const MARK = '\ufeff';

/** What formats quote, escape, fold, indent or take for their own. */
const piece = fc.constantFrom(
  ...[
    'a',
    'word ',
    'Ü',
    '🙂',
    '请回答',
    '"',
    "'",
    '`',
    '\\',
    '\\n',
    '/',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text as a prompt may hold it
    '${x}',
    '{y}',
    '#',
    ' # ',
  ],
  ...[
    ': ',
    '- ',
    '> ',
    '| ',
    '&',
    '*',
    '!',
    '%',
    '@',
    ',',
    '[',
    ']',
    '"""',
    "'''",
    '--- ',
    '$&',
    '??',
  ],
  ...['\n', '\n\n', '\n  ', '\n- ', '  ', '.'],
);
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
/** As a fix gives it: without white space around it, with something in it, and never one of ours. */
const suggestion = text.map((inner) => `New ${inner}`.trim().replace(/\n +/g, (start) => start));
const lineBreak = fc.constantFrom('\n', '\r\n');

/** A prompt in three parts of which two are to be changed, and the changes. */
const prompt = fc
  .record({
    start: text,
    first: text,
    between: text,
    second: text,
    end: text,
    firstNew: suggestion,
    secondNew: suggestion,
  })
  .map(({ start, first, between, second, end, firstNew, secondNew }) => {
    const currents = [`First rule: ${first} end one.`, `Second rule: ${second} end two.`] as const;
    const before = [start, currents[0], between, currents[1], end];
    return {
      before: before.join(''),
      fixes: [
        [currents[0], firstNew],
        [currents[1], secondNew],
      ] satisfies Fix[],
      /** The prompt after those fixes that are not left out. */
      intended: (isLeftOut: readonly boolean[]) =>
        before
          .with(1, isLeftOut[0] ? currents[0] : firstNew)
          .with(3, isLeftOut[1] ? currents[1] : secondNew)
          .join(''),
    };
  });

/** The files after the patch, and which fixes are left out of it; each fix has to be located. */
function roundTrip(files: Files, fixes: readonly Fix[]) {
  const { patch, found } = patchOf(files, ...fixes);
  const isLeftOut = found.map((one) => {
    if (one.state !== 'located') throw new Error(`It is ${one.state}`);
    return one.leftOut !== null;
  });
  return { files: patch === '' ? files : applyByGit(files, patch), isLeftOut };
}

describe('a fix that is found, patched by git and read again', () => {
  it('gives the intended JSON', () => {
    fc.assert(
      fc.property(
        prompt,
        fc.record({
          other: text,
          lineBreak,
          mark: fc.boolean(),
          ascii: fc.boolean(),
          end: fc.boolean(),
        }),
        ({ before, fixes, intended }, { other, ...style }) => {
          const json = JSON.stringify({ other, list: [other, { prompt: before }] }, null, 2);
          const spelled = style.ascii
            ? json.replace(/[^\0-\x7f]/g, (unit) =>
                JSON.stringify(unit).length === 3
                  ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
                  : unit,
              )
            : json;
          const file =
            (style.mark ? MARK : '') +
            spelled.replaceAll('\n', style.lineBreak) +
            (style.end ? style.lineBreak : '');
          const result = roundTrip({ 'a.json': file }, fixes);
          const fixed = result.files['a.json'] ?? '';
          expect(result.isLeftOut).toEqual([false, false]);
          expect(fixed.startsWith(MARK)).toBe(style.mark);
          expect(fixed.split('\n').length).toBe(file.split('\n').length);
          expect(JSON.parse(fixed.replace(MARK, ''))).toEqual({
            other,
            list: [other, { prompt: intended([false, false]) }],
          });
        },
      ),
      RUNS,
    );
  });

  it('gives the intended YAML', () => {
    fc.assert(
      fc.property(
        prompt,
        fc.record({
          other: text,
          lineBreak,
          mark: fc.boolean(),
          end: fc.boolean(),
          type: fc.constantFrom(
            'PLAIN',
            'QUOTE_SINGLE',
            'QUOTE_DOUBLE',
            'BLOCK_LITERAL',
            'BLOCK_FOLDED',
          ),
          lineWidth: fc.constantFrom(0, 30),
          flow: fc.boolean(),
        }),
        (
          { before, fixes, intended },
          { other, lineBreak: breaks, mark, end, type, lineWidth, flow },
        ) => {
          const yaml = stringify(
            { other, list: [other, { prompt: before }, 'last'] },
            {
              defaultStringType: type,
              defaultKeyType: 'PLAIN',
              blockQuote: type === 'BLOCK_FOLDED' ? 'folded' : 'literal',
              lineWidth,
              collectionStyle: flow ? 'flow' : 'block',
            },
          );
          const file = (mark ? MARK : '') + (end ? yaml : yaml.trimEnd()).replaceAll('\n', breaks);
          const read = parse(file);
          // Not every text survives being written as a block.
          fc.pre(read.list[1].prompt === before);
          const result = roundTrip({ 'a.yaml': file }, fixes);
          const fixed = result.files['a.yaml'] ?? '';
          expect(parse(fixed)).toEqual({
            ...read,
            list: read.list.with(1, { prompt: intended(result.isLeftOut) }),
          });
          if (file.includes('\r\n')) expect(fixed).not.toMatch(/[^\r]\n/);
        },
      ),
      RUNS,
    );
  });

  it('gives the text that was reported, and leaves all else as it is', () => {
    const path = fc.constantFrom('a.md', 'a b.ts', 'ü.html', 'a.csv', 'prompt');
    fc.assert(
      fc.property(
        prompt,
        lineBreak,
        fc.boolean(),
        path,
        ({ before, fixes }, breaks, mark, name) => {
          // The first fix may remove the only line break, which shows how the file spells them.
          const end = breaks === '\n' ? '' : '\n';
          const plain = (before + end).replaceAll('\n', breaks);
          const files = { [name]: (mark ? MARK : '') + plain };
          const { patch, found } = patchOf(files, ...fixes);
          const edits = found.flatMap((one) => {
            if (one.state !== 'located' || one.leftOut !== null) return [];
            const { startLine, startColumn, endLine, endColumn } = one.place;
            const [start, end] = [
              offsetOf(plain, startLine, startColumn),
              offsetOf(plain, endLine, endColumn),
            ];
            return [{ start, end, text: one.insertedText }];
          });
          const after = patch === '' ? files : applyByAll(files, patch);
          expect(after[name]).toBe(
            (mark ? MARK : '') +
              edits.toSorted((a, b) => b.start - a.start).reduce(applyEdit, plain),
          );
          if (name === 'a.md') expect(edits).toHaveLength(2);
        },
      ),
      RUNS,
    );
  });
});

function offsetOf(file: string, line: number, column: number): number {
  const before = file.split('\n').slice(0, line - 1);
  return before.join('\n').length + (line > 1 ? 1 : 0) + column - 1;
}
