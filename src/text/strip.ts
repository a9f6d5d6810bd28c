/**
 * Characters that no reader sees but that a terminal, a browser or a parser acts on. Used for text of
 * others in every output.
 */

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Most texts have none of these. */
const UNUSUAL = /[^\t\n -~]/;

/**
 * In this order: terminal strings that end (OSC and its kin), CSI sequences in 7 and 8 bits, C0
 * (without tab and newline), DEL and C1, bidi and zero-width characters, interlinear annotations,
 * tags and variation selectors beyond the BMP, noncharacters that XML forbids, surrogates without a
 * partner.
 */
const UNPRINTABLE =
  /\x1b[\]P^_X][^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e0fff}\ud800-\udfff]/gu;

/** A letter, or a mark of one, that is not Latin: in many scripts joiners change its form. */
const JOINING = String.raw`(?!\p{scx=Latin}|\p{scx=Inherited})[\p{L}\p{M}]`;

/** Joiners that stay, each once: next to such a letter and between emoji. */
const COMPOSING = [
  String.raw`(?<=${JOINING})([\u200c\u200d])[\u200c\u200d]*`,
  String.raw`(?<![\u200c\u200d])[\u200c\u200d]*([\u200c\u200d])(?=${JOINING})`,
  String.raw`(?<=\p{ExtPict}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)(\u200d)(?=\p{ExtPict})`,
];
const COMPOSING_OR_NOT = new RegExp([...COMPOSING, UNPRINTABLE.source].join('|'), 'gu');

/** Characters that are not drawn: Unicode's Default_Ignorable_Code_Point. */
const IGNORABLE = /\p{DI}/gu;

/**
 * The text as a person would read it: every kind of line break is `\n`, and terminal sequences,
 * control, bidi, zero-width and tag characters and lone surrogates are gone. Tabs stay, and so does what
 * composes letters or emoji.
 */
export function stripUnprintable(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  const once = text.replace(LINE_BREAK, '\n').replace(COMPOSING_OR_NOT, '$1$2$3');
  // Joiners that something invisible parted are next to each other now.
  return once.replace(COMPOSING_OR_NOT, '$1$2$3');
}

/** The same without any invisible character: for what is compared or searched, and for URLs. */
export function stripInvisible(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text.replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '').replace(IGNORABLE, '');
}

/** True if a text brings invisible characters into another that does not have them. */
export function bringsUnprintable(text: string, into: string): boolean {
  if (stripUnprintable(text) === text) return false;
  const known = new Set(into);
  return [...text].some((char) => !known.has(char) && stripUnprintable(char) !== char);
}

/** The first `maxChars` UTF-16 units of a text, less one if that would split a code point. */
export function clip(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const last = text.charCodeAt(maxChars - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxChars - 1 : maxChars);
}

/**
 * A text folded to one line of at most `maxChars` UTF-16 units, unprintable characters gone and an
 * ellipsis in place of what was cut. Reads no more of a huge text than it may need.
 */
export function fold(text: string, maxChars: number): string {
  const reach = maxChars * 4 + 1024;
  const line = stripUnprintable(clip(text, reach))
    .replace(/[ \t\n]{2,}|[\t\n]/g, ' ')
    .trim();
  if (line.length <= maxChars && text.length <= reach) return line;
  return `${stripUnprintable(clip(line, maxChars - 1)).trimEnd()}…`;
}
