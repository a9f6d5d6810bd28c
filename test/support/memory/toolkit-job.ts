/** A job that saves a file to GitHub's cache and restores it, with what GitHub's own actions use. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { restoreCache, saveCache } from '@actions/cache';

const FILE = 'kept.txt';

writeFileSync(FILE, 'text');
await saveCache([FILE], 'k-1');
rmSync(FILE);
const key = await restoreCache([FILE], 'k-', ['k-']);
process.stdout.write(`restored ${key}: ${readFileSync(FILE, 'utf8')}\n`);
