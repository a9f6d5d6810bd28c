export { ingestCalls as action } from '../ingest/ingest-calls.ts';
