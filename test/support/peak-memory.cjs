// Preloaded into a measured process: leaves its peak resident memory (KiB) behind when it exits.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');

const STATUS = '/proc/self/status';

process.on('exit', () => {
  // Linux counts in `maxRSS` what the parent held when it started this process.
  const status = existsSync(STATUS) ? readFileSync(STATUS, 'utf8') : '';
  const own = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  writeFileSync(process.env.PEAK_MEMORY_FILE, own ?? String(process.resourceUsage().maxRSS));
});
