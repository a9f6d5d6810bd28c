const { cpSync } = require('node:fs');
const { join } = require('node:path');

const { ACT_PROJECT: project, INPUT_PATH: path, GITHUB_WORKSPACE: workspace } = process.env;
const OWN = '.simulation-gate';
if (path === OWN) cpSync(project, join(workspace, path), { recursive: true });
else if (path)
  cpSync(join(workspace, 'prompts'), join(workspace, path, 'prompts'), { recursive: true });
