import { start } from './main/index.js';

await start('find-simulation');
