import { setFlagsFromString } from 'node:v8';

// 100,000 calls may take 150 MiB. Every one has a connection of its own, so V8 lets its heap grow to
// 250 MiB for 10 MiB in use; told to care for size it stays near 100 MiB, at the same pace.
setFlagsFromString('--optimize-for-size');

export { ingestCalls as action } from '../ingest/ingest-calls.ts';
