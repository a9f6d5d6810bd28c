const { cpSync } = require('node:fs');
const { join } = require('node:path');

const { ACT_PROJECT: project, INPUT_PATH: path, GITHUB_WORKSPACE: workspace } = process.env;
if (path) cpSync(project, join(workspace, path), { recursive: true });
