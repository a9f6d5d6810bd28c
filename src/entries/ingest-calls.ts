export { ingestCalls as action } from '../actions/ingest-calls/ingest-calls.ts';
