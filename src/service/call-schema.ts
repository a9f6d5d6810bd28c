/**
 * The body of a call's creation, as the interface specification shows it. Further fields are allowed
 * everywhere. Every message continues after the name of a field.
 */
import * as z from 'zod/mini';
import { parseIsoTime } from '../text/values/iso-time.ts';
import { parsePhoneNumber } from '../text/values/simple-values.ts';

/** The longest `externalId` and `partnerRoomId`. */
const MAX_ID_CHARACTERS = 255;

export const END_STATUSES: readonly string[] = [
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
];
/** Public clients use one or the other. */
const END_STATUS_FIELDS = ['endedReason', 'endedStatus'];

function checked(message: string, isValid: (value: string) => boolean) {
  return z.string(message).check(z.refine(isValid, message));
}

const text = z.string('has to be a text');
const uuid = z.guid('has to be a UUID such as 01234567-89ab-cdef-0123-456789abcdef');
const object = z.record(z.string(), z.unknown(), 'has to be an object');
const url = z.url({
  protocol: /^https?$/,
  error: "has to be an http or https URL such as 'https://files.example.com/call.wav'",
});
/** The specification asks for no time of day and no zone. */
const timestamp = checked(
  'has to be an ISO 8601 date and time, such as 2026-01-31T14:30:00Z',
  (value) => ['', 'Z', 'T00:00Z'].some((rest) => parseIsoTime(value + rest) !== null),
);
const phoneNumber = checked(
  "has to be an E.164 phone number such as '+15550100200'",
  (value) => parsePhoneNumber(value).ok,
);
const externalId = text.check(
  z.maxLength(MAX_ID_CHARACTERS, `has to have at most ${MAX_ID_CHARACTERS} characters`),
);
const offset = z.int('has to be a whole number of milliseconds');

function oneOf(one: string, other: string) {
  return z.enum([one, other], `has to be ${one} or ${other}`);
}

/** Marks the issue of a value that the specification does not show, and that some services accept. */
const UNSPECIFIED = { isUnspecified: true };

/** Reports a value that the schema accepts and the specification does not show. */
function unlessSpecified<T>(isSpecified: (value: T) => boolean, shown: string) {
  const error = `is beyond the specification, which shows ${shown}`;
  return z.refine<T>(isSpecified, { error, params: UNSPECIFIED });
}

/** A null is beyond the specification. */
function orNull<T extends z.ZodMiniType>(schema: T, shown: string) {
  return z.optional(z.nullable(schema).check(unlessSpecified((value) => value !== null, shown)));
}

function objectOf<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.looseObject(shape, 'has to be an object');
}

function list<Item extends z.ZodMiniType>(item: Item) {
  return z.optional(z.array(item, 'has to be a list'));
}

const optional = {
  text: orNull(text, 'a text'),
  uuid: orNull(uuid, 'a UUID'),
  object: z.optional(object),
};

const spanFields = {
  startOffsetMs: z.optional(offset),
  endOffsetMs: z.optional(offset),
  agent: z.optional(objectOf({ platformId: optional.uuid, customId: optional.text })),
};

const transcriptEntry = objectOf({
  ...spanFields,
  text: optional.text,
  role: optional.text,
  languageCode: optional.text,
  payload: orNull(object, 'an object'),
});

const toolInvocation = objectOf({
  ...spanFields,
  name: optional.text,
  parameters: optional.object,
  result: z.optional(
    z
      .union([text, object], 'has to be a text or an object')
      .check(unlessSpecified((value) => typeof value === 'string', 'a text')),
  ),
  description: optional.text,
});

/** The specification does not show the forms of an agent beyond these keys. */
const agent = objectOf({
  platformId: optional.uuid,
  customId: optional.text,
  endpoint: z.optional(objectOf({ id: optional.uuid })),
});

const customer = objectOf({
  phoneNumberE164: orNull(phoneNumber, 'a phone number'),
  label: orNull(text, 'a text'),
});

const endStatus = z.optional(
  z
    .nullable(text)
    .check(unlessSpecified((value) => END_STATUSES.includes(`${value}`), END_STATUSES.join(', '))),
);

function callRequest(endStatusField: string) {
  return objectOf({
    recordingUrl: url,
    startedAt: timestamp,
    callDirection: oneOf('INBOUND', 'OUTBOUND'),
    interfaceType: oneOf('PHONE', 'WEB'),
    stereoRecordingUrl: orNull(url, 'a URL'),
    ...Object.fromEntries([...END_STATUS_FIELDS, endStatusField].map((name) => [name, endStatus])),
    transcript: list(transcriptEntry),
    toolInvocations: list(toolInvocation),
    properties: optional.object,
    partnerCallId: optional.uuid,
    partnerRoomId: orNull(externalId, 'a text'),
    externalId: orNull(externalId, 'a text'),
    agent: z.optional(agent),
    agents: list(agent),
    customer: z.optional(customer),
    customers: list(customer),
  });
}

export type CallMismatch = ReturnType<ReturnType<typeof createCallCheck>>[number];

/** Lists every value of a call that is not as specified. */
export function createCallCheck(endStatusField: string) {
  const schema = callRequest(endStatusField);
  return (call: unknown) => {
    const { error } = z.safeParse(schema, call);
    return (error?.issues ?? []).map((issue) => ({
      path: issue.path,
      message: issue.message,
      /** Whether some services accept it. */
      isUnspecified: issue.code === 'custom' && issue.params === UNSPECIFIED,
    }));
  };
}
