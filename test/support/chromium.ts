/** Path of Chromium: CHROMIUM, else a usual place; empty if there is none. */
import { existsSync } from 'node:fs';

export const CHROMIUM_PLACES = [
  ...(process.env.CHROMIUM ? [process.env.CHROMIUM] : []),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Its path; empty where there is none. */
export function findChromium(): string {
  return CHROMIUM_PLACES.find((place) => existsSync(place)) ?? '';
}

/** For containers, which have neither a sandbox nor much shared memory. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
