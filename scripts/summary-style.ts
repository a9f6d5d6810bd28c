/** Styles like those of GitHub, for light and dark screens. */
export const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --text: light-dark(#1f2328, #f0f6fc);
  --muted: light-dark(#59636e, #9198a1);
  --page: light-dark(#f6f8fa, #010409);
  --card: light-dark(#ffffff, #0d1117);
  --line: light-dark(#d1d9e0, #3d444d);
  --code: light-dark(#818b981f, #656c7633);
  --block: light-dark(#f6f8fa, #151b23);
  --link: light-dark(#0969da, #4493f8);
  --added: light-dark(#116329, #aff5b4);
  --added-block: light-dark(#dafbe1, #033a16);
  --removed: light-dark(#82071e, #ffdcd7);
  --removed-block: light-dark(#ffebe9, #67060c);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 16px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial,
    sans-serif, "Apple Color Emoji", "Segoe UI Emoji";
}
header, main { max-width: 1012px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 24px; }
header h1 { margin: 0; font-size: 24px; }
a { color: var(--link); }
section { margin: 24px 0 48px; }
.title { margin: 0 0 8px; color: var(--muted); font-size: 14px; }
article {
  padding: 24px;
  overflow-wrap: break-word;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--card);
}
article > :first-child { margin-top: 0; }
article > :last-child { margin-bottom: 0; }
h2, h3, h4 { margin: 24px 0 16px; line-height: 1.25; }
h2 { padding-bottom: 0.3em; border-bottom: 1px solid var(--line); font-size: 1.5em; }
h3 { font-size: 1.25em; }
h4 { font-size: 1em; }
p, ul, ol, blockquote, table, pre, details { margin: 0 0 16px; }
details > :nth-child(2) { margin-top: 16px; }
summary { cursor: pointer; }
ul, ol { padding-left: 2em; }
li > ul, li > ol { margin-bottom: 0; }
blockquote { padding: 0 1em; border-left: 0.25em solid var(--line); color: var(--muted); }
blockquote > :last-child { margin-bottom: 0; }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse; }
th, td { padding: 6px 13px; border: 1px solid var(--line); }
tr:nth-child(2n) td { background: var(--block); }
code, pre { font: 85% ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; }
code { padding: 0.2em 0.4em; border-radius: 6px; background: var(--code); }
pre { padding: 16px; overflow: auto; border-radius: 6px; background: var(--block); line-height: 1.45; }
pre code { padding: 0; background: none; font-size: 100%; }
.added { background: var(--added-block); color: var(--added); }
.removed { background: var(--removed-block); color: var(--removed); }
.hunk { color: var(--muted); }
`;
