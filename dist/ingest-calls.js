import { start } from './main/index.js';

await start('ingest-calls');
