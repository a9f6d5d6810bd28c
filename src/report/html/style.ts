/**
 * How the page looks: light and dark, on a wide and a narrow screen, and on paper. No colour says
 * what no word says.
 */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f5f6f8, #101317); --panel: light-dark(#fff, #181c22);
  --sunken: light-dark(#f0f2f5, #20262e); --text: light-dark(#1c2127, #e3e7ec);
  --soft: light-dark(#555f6b, #9ba6b3); --edge: light-dark(#d9dee5, #2d343e);
  --red: light-dark(#b3261e, #ff9389); --red-back: light-dark(#fcebe9, #3b1b19);
  --orange: light-dark(#854a00, #f2b865); --orange-back: light-dark(#fcf0db, #362711);
  --yellow: light-dark(#665700, #e0cc55); --yellow-back: light-dark(#faf5cf, #2d2a12);
  --blue: light-dark(#3c5068, #aebfd2); --blue-back: light-dark(#e8edf3, #25303c);
  --green: light-dark(#14652c, #75d396); --green-back: light-dark(#e4f4e8, #16301f);
  --violet: light-dark(#6a3aa2, #c9a6f5); --violet-back: light-dark(#f1eafa, #2e2140);
  --link: light-dark(#0a58b0, #74b4ff);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
body { margin: 0 auto; padding: 1.5rem; max-width: 84rem; background: var(--page); color: var(--text); font: 0.9375rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, p, ul, dl, dd, blockquote, pre { margin: 0; padding: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
h2 { font-size: 1.1875rem; line-height: 1.3; }
h3 { font-size: 1rem; line-height: 1.3; }
h4 { font-size: 0.9375rem; line-height: 1.4; }
h3:target, h2:target { text-decoration: underline 2px; text-underline-offset: 4px; }
ul[role=list] { list-style: none; }
ul:not([role]) { padding-left: 1.25rem; }
code, pre { font: 0.8125rem/1.5 var(--mono); }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 0.5rem; padding: 0.25rem 0.75rem; background: var(--panel); }
.icon { width: 1em; height: 1em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.count { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
.label, .meta, .note { color: var(--soft); font-size: 0.875rem; }
.small { font-size: 0.875rem; }
time { white-space: nowrap; }
.meta > span:not(:last-child)::after { content: ' · '; }
.meta b { color: var(--text); font-weight: 600; }

.passed { --tone: var(--green); --tone-back: var(--green-back); }
.failed, .error { --tone: var(--red); --tone-back: var(--red-back); }
.inconclusive, .tolerated { --tone: var(--orange); --tone-back: var(--orange-back); }
.skipped, .started { --tone: var(--blue); --tone-back: var(--blue-back); }
h2 > .icon, .verdict > .icon, td .icon, th .icon { color: var(--tone); }

.outcome, .panel, .theme, .spared, nav, .scroll { background: var(--panel); border: 1px solid var(--edge); border-radius: 8px; }
.outcome { display: grid; gap: 1rem; padding: 1.25rem 1.5rem; border-top: 4px solid var(--tone); }
.verdict { display: flex; gap: 0.875rem; align-items: flex-start; }
.verdict .icon { width: 2.25rem; height: 2.25rem; stroke-width: 1.3; margin-top: 0.125rem; }
.verdict p, .cure { max-width: 80ch; }
.tiles { display: flex; flex-wrap: wrap; gap: 0.5rem 2.5rem; }
.tiles > div { display: flex; flex-direction: column-reverse; }
.tiles dd { font-size: 1.375rem; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; }
.tiles dt { color: var(--soft); font-size: 0.8125rem; }
.reasons { display: grid; grid-template-columns: fit-content(12rem) minmax(0, 1fr); gap: 0.375rem 0.75rem; }
.reasons li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: baseline; padding: 0.5rem 0.75rem; background: var(--tone-back); border-radius: 6px; }
.meta:empty, .tiles:empty, div:empty { display: none; }
.rule { font: 600 0.8125rem/1.5 var(--mono); }
.notes { color: var(--soft); }

nav { padding: 0.5rem; margin-top: 1.25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.125rem 1.25rem; }
.filter { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: center; margin-top: 1.25rem; font-size: 0.875rem; }
.filter p { color: var(--soft); font-variant-numeric: tabular-nums; }
button, input, select { font: inherit; font-size: 0.875rem; max-width: 100%; padding: 0.125rem 0.5rem; color: var(--text); background: var(--panel); border: 1px solid var(--soft); border-radius: 5px; }
button { cursor: pointer; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; margin-top: 1.25rem; }
main section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
.run { gap: 1.25rem !important; }
.run + .run { border-top: 1px solid var(--edge); padding-top: 1.5rem; }
.run > h2 { display: flex; gap: 0.5rem; align-items: baseline; }
.run > h2 .icon { align-self: center; }
.run > h2 code { font-size: 1rem; }
.run > h2 + .meta { margin-top: -0.875rem; }
blockquote { padding: 0.125rem 0 0.125rem 1rem; border-left: 3px solid var(--edge); max-width: 84ch; }
.prose { max-width: 84ch; }
.prose p { white-space: pre-line; }
.prose p + p { margin-top: 0.625rem; }
.panel { padding: 0.875rem 1rem; }
.panel > * + * { margin-top: 0.625rem; }
.spared { padding: 0.875rem 1rem; gap: 0.375rem !important; }

.theme { margin-bottom: 0.5rem; padding: 0.625rem 0.875rem 0.625rem 1rem; border-left: 4px solid var(--tone); }
.theme:target, .recommendation:target { outline: 2px solid var(--link); }
.severity-0 { --tone: var(--red); --tone-back: var(--red-back); }
.severity-2 { --tone: var(--orange); --tone-back: var(--orange-back); }
.severity-3 { --tone: var(--yellow); --tone-back: var(--yellow-back); }
.severity-1 { --tone: var(--violet); --tone-back: var(--violet-back); }
.title { display: flex; flex-wrap: wrap; gap: 0.25rem 0.625rem; align-items: baseline; }
.title h4 { flex: 1 1 14rem; min-width: 0; }
.marks { display: flex; flex-wrap: wrap; gap: 0.25rem; }
.badge { display: inline-block; padding: 0 0.5rem; font-size: 0.75rem; line-height: 1.25rem; font-weight: 600; border: 1px solid var(--edge); border-radius: 4px; color: var(--soft); background: var(--panel); text-decoration: none; }
.badge.severity { border-color: transparent; color: var(--tone); background: var(--tone-back); }
.badge.reason { border-color: var(--red); color: var(--red); }
.badge.waived { border-color: var(--green); color: var(--green); }
.soon { color: var(--orange); }
.theme dl { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0.25rem 0; font-size: 0.875rem; }
.theme dl > div { display: flex; gap: 0.375rem; }
dt { color: var(--soft); flex: none; }
.bar { width: 4rem; height: 0.375rem; margin-left: 0.25rem; border-radius: 3px; background: var(--sunken); fill: var(--tone); vertical-align: middle; overflow: visible; border: 1px solid var(--edge); }
summary { cursor: pointer; color: var(--link); font-size: 0.875rem; width: fit-content; border-radius: 3px; }
details[open] > summary { margin-bottom: 0.375rem; }
.callset { margin-top: 0.5rem; }
.calls { list-style: none; padding: 0 !important; display: flex; flex-wrap: wrap; gap: 0 1rem; }
details > .label { margin-top: 0.5rem; }
.order { color: var(--soft); font-variant-numeric: tabular-nums; }
.findings { display: grid; gap: 0.5rem; }
.findings > li { padding-left: 1rem; border-left: 3px solid var(--edge); }

.fix { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
.place { font-size: 0.875rem; }
.diff, pre { font: 0.8125rem/1.55 var(--mono); border: 1px solid var(--edge); border-radius: 6px; overflow: hidden; background: var(--panel); }
.diff > *, .diff details > div { display: flex; padding: 0 0.75rem 0 0; text-decoration: none; white-space: pre-wrap; }
.diff > details { display: block; }
.diff summary { padding: 0.125rem 0.75rem; font-family: system-ui, sans-serif; font-size: 0.8125rem; }
.diff .mark { flex: none; width: 1.75rem; text-align: center; user-select: none; color: var(--soft); }
.diff .mark + span { min-width: 0; flex: 1; }
.diff del { background: var(--red-back); }
.diff ins { background: var(--green-back); }
.diff del .mark { color: var(--red); font-weight: 700; }
.diff ins .mark { color: var(--green); font-weight: 700; }
.diff b { font-weight: 700; text-decoration: underline 1.5px; text-underline-offset: 3px; }
.diff del b { text-decoration: line-through 1.5px; }
.diff del b { color: var(--red); }
.diff ins b { color: var(--green); }
pre { padding: 0.5rem 0.75rem; white-space: pre-wrap; user-select: all; }

.scroll { position: relative; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { overflow-wrap: break-word; padding: 0.375rem 0.75rem; text-align: left; vertical-align: middle; border-top: 1px solid var(--edge); }
thead th, thead td { border-top: 0; color: var(--soft); font-weight: 600; background: var(--sunken); }
thead .number { white-space: normal; }
tbody th { font-weight: 600; min-width: 12rem; }
.runs th, .runs td { padding-inline: 0.5rem; }
.runs tbody th { min-width: 10rem; }
.runs td:last-child { min-width: 15rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.number span { white-space: nowrap; }
.jump { display: inline-flex; gap: 0.375rem; align-items: center; color: inherit; }
.lost { font-weight: 700; color: var(--red); }
.chart { padding: 0 0.5rem; width: 14rem; }
.chart svg { display: block; width: 14rem; height: 2rem; }
.grid { stroke: var(--edge); stroke-width: 1; fill: none; }
.joint { stroke: var(--soft); stroke-width: 3; }
.current { fill: var(--text); stroke: var(--panel); stroke-width: 1; }

/* On paper the report is whole. */
@media screen {
  .filtered { display: none; }
}
@media (max-width: 40rem) {
  body { padding: 0.75rem; }
  .outcome { padding: 1rem; }
  .tiles { gap: 0.5rem 1.5rem; }
  .reasons li { display: block; }
  tbody th { min-width: 8rem; }
  .runs tbody th { min-width: 7rem; }
  .runs .bar { width: 2.5rem; }
  .runs .number { white-space: normal; }
  .runs:not(.overview) td:last-child { min-width: 3rem; }
  .chart, .chart svg { width: 9rem; }
}
@media print {
  :root { color-scheme: light; --page: #fff; --panel: #fff; --sunken: #fff; --text: #000; --soft: #444; --edge: #bbb; --link: #000; }
  body { padding: 0; max-width: none; font-size: 10pt; }
  nav, .skip, .filter, .copy { display: none; }
  .theme, .panel, .reasons li, tr { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  .scroll { overflow: visible; }
  table { font-size: 8.5pt; }
  th, td { padding: 0.25rem 0.5rem; }
  tbody th { min-width: 0; }
  .chart, .chart svg { width: 10rem; }
  details::details-content { content-visibility: visible; block-size: auto; display: block; }
}
`;
