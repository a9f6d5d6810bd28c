/** What a policy comes to together with those that it extends. */

import type { GateReport } from '../../model/report.ts';
import { clip } from '../../text/strip.ts';
import { jsonText } from '../json/json-text.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { cutNote, line } from './texts.ts';

/** The JSON file has the rest. */
const MAX_CHARS = 20_000;

/** The resolved policy; empty where it extends none. */
export function policySection({ policy }: GateReport): Html {
  const { path, extends: parents, resolved } = policy;
  if (parents === undefined || resolved === undefined) return EMPTY;
  const text = jsonText(resolved, 2);
  const files = [String(path), ...parents].map(
    (file, index) => html`${index === 0 ? EMPTY : ', which extends '}<code>${line(file)}</code>`,
  );
  return html`
<details class="policy">
<summary>The policy that judged</summary>
<p>${files}</p>
<pre><code>${clip(text, MAX_CHARS)}</code></pre>${cutNote(text.length - MAX_CHARS)}
</details>`;
}
