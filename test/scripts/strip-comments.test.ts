import { expect, test } from 'vitest';
import { stripComments } from '../../scripts/strip-comments.ts';

test.each([
  ['a line of its own', 'a();\n  // why\nb();\n', 'a();\nb();\n'],
  ['lines of their own', 'a();\n/**\n * why\n */\nb();\n', 'a();\nb();\n'],
  ['the last line', 'a();\n// why', 'a();\n'],
  ['behind code', 'a(); // why\nb();\n', 'a();  \nb();\n'],
  ['between two words', 'typeof/* why */a;', 'typeof a;'],
  ['between two lines', 'a = b/*\n*/++c', 'a = b\n++c'],
  ['two in a line', '/* one */ /* two */\na();\n', 'a();\n'],
  ['two at the end of a line', 'a(); // one\n// two\nb();\n', 'a(); \n\nb();\n'],
])('takes a comment out of %s', (_, text, left) => {
  expect(stripComments(text)).toBe(left);
});

test.each([
  '/*! a licence */\n',
  '({\n/***/ 5303: 0 })\n',
  '// @license MIT\n',
  '/* @preserve */\n',
  ';// CONCATENATED MODULE: ./gate.js\n',
  '// EXTERNAL MODULE: external "node:fs"\n',
  'a = "// no comment";\n',
  'a = `/* no\n\n comment */`;\n',
  'a = /[/*]/.test("*/");\n',
])('leaves %j as it is', (text) => {
  expect(stripComments(text)).toBe(text);
});
