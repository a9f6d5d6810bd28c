const { cpSync, mkdirSync, mkdtempSync, statSync } = require('node:fs');
const { basename, join } = require('node:path');

const { ACT_ARTIFACTS: artifacts, INPUT_NAME: name, INPUT_PATH: path } = process.env;
mkdirSync(artifacts, { recursive: true });
// act does not tell the jobs of a matrix apart by `strategy.job-index`.
const folder = mkdtempSync(join(artifacts, `${name}-`));
cpSync(path, statSync(path).isDirectory() ? folder : join(folder, basename(path)), {
  recursive: true,
});
