import { setV8Flags, V8_FLAGS } from '../http/v8-flags.ts';

setV8Flags([V8_FLAGS.manyCalls]);

export { ingestCalls as action } from '../ingest/ingest-calls.ts';
