import { inline } from '../../core/text/markdown.ts';
import { unbroken } from '../format.ts';
import type { Voice } from '../shortfall.ts';
import { bold } from './building-blocks.ts';

/** Longest message of a reason or a note, in UTF-16 units. */
export const MAX_MESSAGE_CHARS = 2000;

/** How Markdown writes text of others; it may stand in a table. */
export const VOICE: Voice = {
  name: bold,
  prose: (text) => inline(text, MAX_MESSAGE_CHARS),
  own: unbroken,
};
