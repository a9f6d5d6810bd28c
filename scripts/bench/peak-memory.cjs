// Preloaded into a measured process: leaves its peak resident memory (KiB) behind when it exits.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  writeFileSync(process.env.PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS));
});
