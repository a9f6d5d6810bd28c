import { start } from './main/index.js';

await start('gate-post');
