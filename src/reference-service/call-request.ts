import { z } from '@hono/zod-openapi';
import { phoneNumberSchema } from './values.ts';

/** How a call can end. */
const END_REASONS = [
  'PARTICIPANTS_DID_NOT_SPEAK',
  'AGENT_DID_NOT_ANSWER',
  'AGENT_DID_NOT_SPEAK',
  'AGENT_STOPPED_SPEAKING',
  'AGENT_ENDED_CALL',
  'AGENT_TRANSFERRED_CALL',
  'AGENT_BUSY',
  'AGENT_ERROR',
  'CUSTOMER_ENDED_CALL',
  'VOICE_MAIL_REACHED',
  'SILENCE_TIME_OUT',
  'PHONE_CALL_PROVIDER_CONNECTION_ERROR',
  'CUSTOMER_DID_NOT_ANSWER',
  'CUSTOMER_DID_NOT_SPEAK',
  'CUSTOMER_STOPPED_SPEAKING',
  'CUSTOMER_BUSY',
  'DIAL_ERROR',
  'MAX_DURATION_REACHED',
  'UNKNOWN',
] as const;

/** The largest offset that the specification shows: 2 ** 30 - 1. */
const MOST_OFFSET_MS = 1_073_741_823;

/** Scheme and authority, and after them anything but white space and control characters. */
const HTTP_URL =
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\u0000-\u0020\u007f\\/?#:@][^\u0000-\u0020\u007f\\/?#]*([/?#][^\u0000-\u0020\u007f]*)?$/;

const recordingUrlSchema = z.string().regex(HTTP_URL, 'must be an http or https URL');

const offsetSchema = z.int().min(0).max(MOST_OFFSET_MS);

const freeObjectSchema = z.record(z.string(), z.unknown());

/** A text whose length is counted in code points, as JSON Schema does. */
function textUpTo(most: number) {
  return z
    .string()
    .refine((text) => Array.from(text).length <= most, `must have at most ${most} characters`)
    .openapi({ maxLength: most });
}

const speakingAgentSchema = z
  .looseObject({
    platformId: z.guid().optional(),
    customId: z.string().optional(),
  })
  .openapi('SpeakingAgent');

const offsets = { startOffsetMs: offsetSchema.optional(), endOffsetMs: offsetSchema.optional() };

const transcriptEntrySchema = z
  .looseObject({
    ...offsets,
    text: z.string().optional(),
    role: z.string().optional().openapi({ description: '`AGENT`, or any other word.' }),
    languageCode: z.string().optional(),
    payload: freeObjectSchema.optional(),
    agent: speakingAgentSchema.optional(),
  })
  .openapi('TranscriptEntry');

const toolInvocationSchema = z
  .looseObject({
    name: z.string().optional(),
    description: z.string().optional(),
    parameters: freeObjectSchema.optional(),
    result: z.string().optional(),
    ...offsets,
    agent: speakingAgentSchema.optional(),
  })
  .openapi('ToolInvocation');

/** The forms of an agent are not shown beyond these keys. */
const agentSchema = z
  .looseObject({
    platformId: z.guid().optional(),
    customId: z.string().optional(),
    endpoint: z.looseObject({ id: z.guid().optional() }).optional(),
  })
  .openapi('AgentReference');

const customerSchema = z
  .looseObject({
    phoneNumberE164: phoneNumberSchema.optional(),
    label: z.string().optional(),
  })
  .openapi('Customer');

/** The body of a call's creation. Fields that the specification does not show are kept. */
export const callRequestSchema = z
  .looseObject({
    recordingUrl: recordingUrlSchema.openapi({
      description: 'A recording as WAV, MP3, MP4 or OGG; may be signed.',
    }),
    startedAt: z.iso.datetime({ offset: true, local: true }).or(z.iso.date()),
    callDirection: z.enum(['INBOUND', 'OUTBOUND']),
    interfaceType: z.enum(['PHONE', 'WEB']),
    stereoRecordingUrl: recordingUrlSchema.optional(),
    endedReason: z.enum(END_REASONS).optional(),
    transcript: z.array(transcriptEntrySchema).optional(),
    toolInvocations: z.array(toolInvocationSchema).optional(),
    properties: freeObjectSchema.optional().openapi({ description: 'Custom properties.' }),
    partnerCallId: z.guid().optional(),
    partnerRoomId: textUpTo(255).optional(),
    externalId: textUpTo(255).optional().openapi({ description: 'Unique within a project.' }),
    agent: agentSchema.optional(),
    agents: z.array(agentSchema).optional(),
    customer: customerSchema.optional(),
    customers: z.array(customerSchema).optional(),
  })
  .openapi('CallRequest');

export type CallRequest = z.output<typeof callRequestSchema>;
