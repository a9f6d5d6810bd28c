#!/usr/bin/env node
const { node } = process.versions;
if (Number.parseInt(node, 10) < 24) {
  console.error(`error: simulation-gate needs Node 24 or later, and was started by Node ${node}: install Node 24, or put it first in PATH`);
  process.exitCode = 2;
} else {
  require('./main/index.js').startCommand(require('node:url').pathToFileURL(__filename).href);
}
