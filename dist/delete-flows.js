import { start } from './main/index.js';

await start('delete-flows');
