const { cpSync, globSync } = require('node:fs');
const { join } = require('node:path');

const { ACT_ARTIFACTS: artifacts, INPUT_PATTERN: pattern, INPUT_PATH: path } = process.env;
for (const name of globSync(pattern, { cwd: artifacts })) {
  cpSync(join(artifacts, name), join(path, name), { recursive: true });
}
