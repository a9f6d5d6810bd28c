/**
 * What no reader sees but a terminal, a browser or a parser acts upon. Shared by everything that
 * writes text of others, whatever the target.
 */

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * In this order: terminal strings that end (OSC and its kin), CSI sequences in 7 and 8 bits, C0
 * (without tab and newline), DEL and C1, bidi and zero-width characters, interlinear annotations,
 * tags and variation selectors beyond the BMP, surrogates without a partner.
 */
const UNPRINTABLE =
  /\x1b[\]P^_X][^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\ud800-\udfff]/gu;

/** A letter, or a mark of one, of the scripts whose letters join or stack. */
const JOINING = String.raw`(?=[\p{L}\p{M}])[${[
  ...['Arab', 'Syrc', 'Mand', 'Nkoo', 'Mong', 'Adlm', 'Rohg', 'Deva', 'Beng', 'Guru', 'Gujr'],
  ...['Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Mymr', 'Khmr'],
]
  .map((script) => `\\p{scx=${script}}`)
  .join('')}]`;
/** Patterns of the tags of England's, Scotland's and Wales's flags: those that are spelled with tags. */
export const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map(
  (name) => `(?<=\u{1f3f4})${[...name].map(tagOf).join('')}\u{e007f}`,
);

/**
 * What stays of what is unprintable elsewhere, each once: joiners beside such a letter (Unicode 16, chapters 9
 * and 12) and between emoji (UTS #51), tags of a flag, and what chooses one of the forms of an ideograph.
 */
const COMPOSING = [
  String.raw`(?<=${JOINING})([\u200c\u200d])[\u200c\u200d]*`,
  String.raw`(?<![\u200c\u200d])[\u200c\u200d]*([\u200c\u200d])(?=${JOINING})`,
  String.raw`(?<=\p{ExtPict}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)(\u200d)(?=\p{ExtPict})`,
  `(${FLAGS.join('|')})`,
  String.raw`(?<=\p{Ideo})([\u{e0100}-\u{e01ef}])`,
];
const COMPOSING_OR_NOT = new RegExp([...COMPOSING, UNPRINTABLE.source].join('|'), 'gu');
const MAY_COMPOSE = /\u200c|\u200d|\udb40/;

/** Most others hold nothing else than these. */
const NOT_PRINTABLE_LATIN = /[^\t\n -~\u00a1-\u02ff]/;

/** What nobody sees: Unicode's `Default_Ignorable_Code_Point`, whose table V8 would look up in every step. */
const IGNORABLE = String.raw`\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}`;
/** That, or what a renderer leaves out, beside what every one leaves out. */
const UNSEEN = new RegExp(String.raw`[${IGNORABLE}]|<!--|[\ufffe\uffff]`, 'gu');
/** A look that costs little. */
const MAY_BE_UNSEEN = /<!--|\xad|[^\t\n -\u02ff]/;

/** The controls of ASCII, in two looks: V8 looks for up to 16 characters at once, for more one by one. */
const FIRST_CONTROLS = /[\0-\x08\x0b-\x11]/;
const LAST_CONTROLS = /[\x12-\x1f\x7f]/;

/**
 * The text as a person would read it: every kind of line break is `\n`, and terminal sequences,
 * control, bidi, zero-width and tag characters and lone surrogates are gone. Tabs stay, and so does what
 * composes letters or emoji.
 */
export function stripUnprintable(text: string): string {
  if (isPlain(text)) return text;
  if (!MAY_COMPOSE.test(text)) return stripInvisible(text);
  return text.replace(LINE_BREAK, '\n').replace(COMPOSING_OR_NOT, '$1$2$3$4$5');
}

/** The same without what composes letters or emoji: for what is compared, looked for or an address. */
export function stripInvisible(text: string): string {
  if (isPlain(text) || !NOT_PRINTABLE_LATIN.test(text)) return text;
  return text.replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '');
}

/** And without all else that nobody sees: for what a reader would find in a text. */
export function stripUnseen(text: string): string {
  const visible = stripInvisible(text);
  return MAY_BE_UNSEEN.test(visible) ? visible.replace(UNSEEN, '') : visible;
}

/** Most texts are ASCII, of which every character takes one byte, without any control. */
function isPlain(text: string): boolean {
  const isAscii = Buffer.byteLength(text) === text.length;
  return isAscii && !FIRST_CONTROLS.test(text) && !LAST_CONTROLS.test(text);
}

/** True where a text brings characters that no reader sees into another that does not have them. */
export function bringsUnprintable(text: string, into: string): boolean {
  if (stripUnprintable(text) === text) return false;
  const known = new Set(into);
  return [...text].some((char) => !known.has(char) && stripUnprintable(char) !== char);
}

/** The first `maxChars` UTF-16 units of a text, less one where that would split a code point. */
export function clip(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const last = text.charCodeAt(maxChars - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxChars - 1 : maxChars);
}

/** What stands for an ASCII letter in a flag's name. */
function tagOf(letter: string): string {
  return String.raw`\u{${(0xe0000 + letter.charCodeAt(0)).toString(16)}}`;
}

/** One line of words, parted by single spaces: most titles, names and IDs. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;

/**
 * A text folded to one line of at most `maxChars` UTF-16 units, unprintable characters gone and an
 * ellipsis in place of what was cut. Reads no more of a huge text than it may need.
 */
export function fold(text: string, maxChars: number): string {
  if (text.length <= maxChars && PLAIN_LINE.test(text)) return text;
  const reach = maxChars * 4 + 1024;
  const line = stripUnprintable(clip(text, reach))
    .replace(/[ \t\n]+/g, ' ')
    .trim();
  if (line.length <= maxChars && text.length <= reach) return line;
  return `${stripUnprintable(clip(line, maxChars - 1)).trimEnd()}…`;
}
