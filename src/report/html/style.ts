/**
 * How the page is drawn: light and dark, on a wide and a narrow screen. Every colour has a word
 * that says the same.
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
.passed { --tone: var(--green); --tone-back: var(--green-back); }
.failed, .error, .severity-0 { --tone: var(--red); --tone-back: var(--red-back); }
.inconclusive, .tolerated, .severity-2 { --tone: var(--orange); --tone-back: var(--orange-back); }
.severity-3 { --tone: var(--yellow); --tone-back: var(--yellow-back); }
.skipped, .started { --tone: var(--blue); --tone-back: var(--blue-back); }
.severity-1 { --tone: var(--violet); --tone-back: var(--violet-back); }

* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 66rem; background: var(--page); color: var(--text); font: 0.9375rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, p, ul, pre { margin: 0; padding: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
h2 { font-size: 1.125rem; line-height: 1.3; }
h3, h4 { font-size: 0.9375rem; line-height: 1.4; }
h2:target, h3:target { text-decoration: underline 2px; text-underline-offset: 4px; }
ul[role=list] { list-style: none; }
ul:not([role]) { padding-left: 1.25rem; }
code, pre { font: 0.8125rem/1.5 var(--mono); }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 0.5rem; padding: 0.25rem 0.75rem; background: var(--panel); }
.icon { width: 1em; height: 1em; vertical-align: -0.125em; fill: none; stroke: var(--tone); stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.count { color: var(--soft); font-weight: 400; }
.label, .meta, .note { color: var(--soft); font-size: 0.875rem; }
.meta > span:not(:last-child)::after { content: ' ·'; }
.meta b { color: var(--text); font-weight: 500; }

.outcome, .panel, .theme, .scroll { background: var(--panel); border: 1px solid var(--edge); border-radius: 8px; }
.outcome { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; padding: 1.25rem 1.5rem; border-top: 4px solid var(--tone); }
.verdict { display: flex; gap: 0.875rem; }
.verdict > .icon { flex: none; width: 2.25rem; height: 2.25rem; stroke-width: 1.3; }
.verdict > div { display: grid; gap: 0.25rem; }
.outcome .panel { background: var(--page); }
.reasons { display: grid; gap: 0.375rem; }
.reasons li { padding: 0.375rem 0.75rem; background: var(--tone-back); border-radius: 6px; }
.rule { margin-right: 0.375rem; color: var(--tone); }
main, footer { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.75rem; margin-top: 1.5rem; }
main section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.625rem; }
main .run { gap: 1.25rem; border-top: 1px solid var(--edge); padding-top: 1.5rem; }
.prose { max-width: 84ch; }
.prose p { white-space: pre-line; }
.prose p + p, .panel > * + *, .calls, details > .label { margin-top: 0.5rem; }
.panel { padding: 0.75rem 1rem; }
.fix + .fix { margin-top: 0.5rem; }

.theme { margin-bottom: 0.5rem; padding: 0.625rem 1rem; border-left: 4px solid var(--tone); }
.theme:target, .findings > li:target { outline: 2px solid var(--link); }
.title { display: flex; flex-wrap: wrap; gap: 0.25rem 0.625rem; align-items: baseline; }
.title > :is(h2, h3, h4) { flex: 1 1 14rem; font-size: 0.9375rem; }
.badge { display: inline-block; padding: 0 0.5rem; font-size: 0.75rem; line-height: 1.25rem; font-weight: 600; border: 1px solid var(--edge); border-radius: 4px; color: var(--soft); }
.badge.severity { border-color: transparent; color: var(--tone); background: var(--tone-back); }
.badge.failed { border-color: var(--red); color: var(--red); }
.badge.waived { border-color: var(--green); color: var(--green); }
.lost { color: var(--red); }
summary { cursor: pointer; color: var(--link); font-size: 0.875rem; width: fit-content; }
details[open] > summary { margin-bottom: 0.375rem; }
.findings { display: grid; gap: 0.75rem; }
.findings > li { padding-left: 1rem; border-left: 3px solid var(--edge); }

.diff, pre { font: 0.8125rem/1.55 var(--mono); border: 1px solid var(--edge); border-radius: 6px; overflow: hidden; background: var(--panel); }
.diff > *, .diff details > div { display: flex; padding-right: 0.75rem; text-decoration: none; white-space: pre-wrap; }
.diff > details { display: block; }
.diff .mark { flex: none; width: 1.75rem; text-align: center; user-select: none; color: var(--soft); }
.diff .mark + span { min-width: 0; flex: 1; }
.diff del { background: var(--red-back); }
.diff ins { background: var(--green-back); }
pre { padding: 0.5rem 0.75rem; white-space: pre-wrap; user-select: all; }

.scroll { position: relative; overflow-x: auto; }
.scroll + details { margin-top: 0.375rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { overflow-wrap: break-word; padding: 0.375rem 0.75rem; text-align: left; border-top: 1px solid var(--edge); }
thead th { border-top: 0; color: var(--soft); background: var(--sunken); }
tbody th { font-weight: 500; min-width: 12rem; }
.number { text-align: right; }
td > span, td > b { white-space: nowrap; }
.chart { display: block; width: 7.5rem; height: 1.75rem; fill: none; stroke: var(--soft); stroke-width: 1.5; }
.chart circle { fill: var(--text); stroke: none; }
.chart .failed { fill: var(--tone); }

@media (max-width: 48rem) {
  body { padding: 0.75rem; }
  .outcome { padding: 1rem; }
  .verdict { display: block; }
  .verdict > .icon { float: left; margin-right: 0.5rem; width: 1.75rem; height: 1.75rem; }
  table, tbody, tr, tbody th { display: block; }
  thead { display: none; }
  tr + tr { border-top: 1px solid var(--edge); }
  tr { padding: 0.5rem 0.75rem; }
  th, td { padding: 0; border: 0; }
  td { display: inline-block; margin-right: 1rem; text-align: left; }
  td::before { content: attr(data-label) ' '; color: var(--soft); }
  td.none { display: none; }
  .chart { display: inline-block; vertical-align: middle; }
}
`;
