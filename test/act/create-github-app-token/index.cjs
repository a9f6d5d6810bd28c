const { appendFileSync } = require('node:fs');

const { ACT_APP_TOKEN: token, GITHUB_OUTPUT: outputs } = process.env;
if (!process.env['INPUT_CLIENT-ID'] || !process.env['INPUT_PRIVATE-KEY']) {
  throw new Error('which app it is, or its key, is missing');
}
appendFileSync(outputs, `token=${token}\n`);
