/** The inputs that spare calls: what is remembered, and when nothing need be started. */
import { parseDuration } from '../../core/duration.ts';
import { invalid, type Parsed, valid } from '../../core/input/parsed.ts';
import type { MemoryPlace } from '../../memory/open.ts';
import type { InputForm } from '../../step/inputs/input-form.ts';
import type { InputName } from './input-defaults.ts';
import type { Sparing } from './settings.ts';
import { parseFolder } from './telling-inputs.ts';

/** A member is undefined where its input is faulty. */
export function readSparing(form: InputForm<InputName>): {
  [Name in keyof Sparing]: Sparing[Name] | undefined;
} {
  return {
    memory: form.read('memory', parseMemory),
    reuseMs: form.read('reuse', parseReuse),
  };
}

/** Where runs are remembered. A word that looks like a switch is none of a folder. */
function parseMemory(text: string): Parsed<MemoryPlace> {
  if (text === 'auto' || text === 'off') return valid({ kind: text });
  if (/^(?:auto|off|on|true|false|yes|no|none)$/i.test(text)) {
    return invalid(text, `is not a choice here: write auto, off, or a folder such as ./${text}`);
  }
  const folder = parseFolder(text);
  return folder.ok ? valid({ kind: 'folder', path: folder.value }) : folder;
}

function parseReuse(text: string): Parsed<number | null> {
  if (text === 'off') return valid(null);
  const parsed = parseDuration(text);
  return parsed.ok ? parsed : invalid(text, 'is neither off nor a duration such as 24h or 90m');
}
