/**
 * The body of a call's creation, as the interface specification and public clients give it. Fields
 * that they do not show are allowed everywhere. Every message goes on after the name of a field.
 */

import * as z from 'zod/mini';
import { isObject } from '../text/json-object.ts';
import { splitHttpUrl } from '../text/values/addresses.ts';
import { parseIsoTime } from '../text/values/iso-time.ts';
import { parsePhoneNumber } from '../text/values/simple-values.ts';

/** The longest `externalId` and `partnerRoomId`, in characters. */
const MAX_ID_CHARACTERS = 255;
/** The observed maximum of an offset, in milliseconds. */
const MAX_OFFSET_MS = 1_073_741_823;

const END_STATUSES = [
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
/** A public client sends this one, too. */
const UNSPECIFIED_END_STATUS = 'AGENT_SAID_END_CALL_PHRASE';

const text = z.string('has to be a text');
const uuid = z.guid('has to be a UUID such as 01234567-89ab-cdef-0123-456789abcdef');
const object = z.record(z.string(), z.unknown(), 'has to be an object');
const ADDRESS = "has to be an http or https address such as 'https://files.example.com/call.wav'";
const webAddress = z
  .string(ADDRESS)
  .check(z.refine((value) => splitHttpUrl(value) !== null && URL.canParse(value), ADDRESS));
const MOMENT =
  'has to be an ISO 8601 date and time with a zone, such as 2026-01-31T14:30:00Z or 2026-01-31T14:30:00+02:00';
const moment = z.string(MOMENT).check(z.refine((value) => parseIsoTime(value) !== null, MOMENT));
const PHONE_NUMBER = "has to be an E.164 phone number such as '+15550100200'";
const phoneNumber = z
  .string(PHONE_NUMBER)
  .check(z.refine((value) => parsePhoneNumber(value).ok, PHONE_NUMBER));
const shortText = text.check(
  z.refine(
    // The limit counts characters, of which one may be two UTF-16 units.
    (value) => value.length <= MAX_ID_CHARACTERS || Array.from(value).length <= MAX_ID_CHARACTERS,
    `has to be at most ${MAX_ID_CHARACTERS} characters long`,
  ),
);
const OFFSET = `has to be a whole number of milliseconds from 0 to ${MAX_OFFSET_MS}`;
const offset = z.int(OFFSET).check(z.gte(0, OFFSET), z.lte(MAX_OFFSET_MS, OFFSET));

function oneOf(values: readonly string[], further: readonly string[] = []) {
  const listed = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return z.enum([...values, ...further], `has to be ${listed}`);
}

/** Marks the issue of a value that the specification does not show, and that some services take. */
const UNSPECIFIED = { isUnspecified: true };

/** Reports a value that the schema takes and the specification does not show. */
function unlessSpecified<T>(isSpecified: (value: T) => boolean, shown: string) {
  const error = `is beyond the specification, which shows ${shown}`;
  return z.refine<T>(isSpecified, { error, params: UNSPECIFIED });
}

/** A field whose values may be null, which the specification does not show. */
function orNull<T extends z.ZodMiniType>(schema: T, shown: string) {
  return z.optional(z.nullable(schema).check(unlessSpecified((value) => value !== null, shown)));
}

function list<Item extends z.ZodMiniType>(item: Item) {
  return z.optional(z.array(item, 'has to be a list'));
}

/** Has a rule over several fields told beside the faults of the fields themselves. */
const ALWAYS = { when: ({ value }: { value: unknown }) => isObject(value) };

/** Offsets of the wrong type are told at their fields. */
const endsAfterStart = z.refine<{ startOffsetMs?: unknown; endOffsetMs?: unknown }>(
  ({ startOffsetMs, endOffsetMs }) =>
    typeof startOffsetMs !== 'number' ||
    typeof endOffsetMs !== 'number' ||
    startOffsetMs <= endOffsetMs,
  { ...ALWAYS, path: ['endOffsetMs'], error: 'has to be startOffsetMs or later' },
);

/** Refuses the plural form of a field where its singular form is given as well. */
function notBoth(singular: string, plural: string) {
  return z.refine<object>(
    (call) => !(Object.hasOwn(call, singular) && Object.hasOwn(call, plural)),
    {
      ...ALWAYS,
      path: [plural],
      error: `must be left out with ${singular}: give one of them`,
    },
  );
}

const OBJECT = 'has to be an object';

const speakerSchema = z.looseObject(
  { platformId: z.optional(uuid), customId: z.optional(text) },
  OBJECT,
);

const spanFields = {
  startOffsetMs: z.optional(offset),
  endOffsetMs: z.optional(offset),
  agent: z.optional(speakerSchema),
};

const transcriptEntrySchema = z
  .looseObject(
    {
      ...spanFields,
      text: z.optional(text),
      role: z.optional(text),
      languageCode: z.optional(text),
      payload: orNull(object, 'an object'),
    },
    OBJECT,
  )
  .check(endsAfterStart);

const toolInvocationSchema = z
  .looseObject(
    {
      ...spanFields,
      name: z.optional(text),
      parameters: z.optional(object),
      result: z.optional(
        z
          .union([text, object], 'has to be a text or an object')
          .check(unlessSpecified((value) => typeof value === 'string', 'a text')),
      ),
      description: z.optional(text),
    },
    OBJECT,
  )
  .check(endsAfterStart);

/** The forms of an agent are not shown beyond these keys. */
const agentSchema = z.looseObject(
  {
    platformId: z.optional(uuid),
    customId: z.optional(text),
    endpoint: z.optional(z.looseObject({ id: z.optional(uuid) }, OBJECT)),
  },
  OBJECT,
);

const customerSchema = z.looseObject(
  {
    phoneNumberE164: orNull(phoneNumber, 'a phone number'),
    label: orNull(text, 'a text'),
  },
  OBJECT,
);

/** What `POST /v1/call` takes. */
function callRequestSchema(endStatusFields: readonly string[]) {
  const endStatus = z.optional(
    oneOf(END_STATUSES, [UNSPECIFIED_END_STATUS]).check(
      unlessSpecified((value) => value !== UNSPECIFIED_END_STATUS, 'other values'),
    ),
  );
  return z
    .looseObject(
      {
        recordingUrl: webAddress,
        startedAt: moment,
        callDirection: oneOf(['INBOUND', 'OUTBOUND']),
        interfaceType: oneOf(['PHONE', 'WEB']),
        stereoRecordingUrl: z.optional(webAddress),
        ...Object.fromEntries(endStatusFields.map((name) => [name, endStatus])),
        transcript: list(transcriptEntrySchema),
        toolInvocations: list(toolInvocationSchema),
        properties: z.optional(object),
        partnerCallId: z.optional(uuid),
        partnerRoomId: z.optional(shortText),
        externalId: z.optional(shortText),
        agent: z.optional(agentSchema),
        agents: list(agentSchema),
        customer: z.optional(customerSchema),
        customers: list(customerSchema),
      },
      OBJECT,
    )
    .check(notBoth('agent', 'agents'), notBoth('customer', 'customers'));
}

/** One thing in a call that is not as specified. */
export interface CallMismatch {
  path: readonly PropertyKey[];
  /** Goes on after the field: what it has to be. */
  message: string;
  /** True for a value that is beyond the specification, but that some services take. */
  isUnspecified: boolean;
}

/** Finds everything in a value that the specification does not show in a call's creation. */
export type CallCheck = (call: unknown) => readonly CallMismatch[];

/** Services of this kind have one or the other. */
const END_STATUS_FIELDS: readonly string[] = ['endedReason', 'endedStatus'];

/** @param endStatusField the field that says how the call ended, or one of those that are known to */
export function createCallCheck(endStatusField: string): CallCheck {
  const isKnown = END_STATUS_FIELDS.includes(endStatusField);
  const schema = callRequestSchema(isKnown ? END_STATUS_FIELDS : [endStatusField]);
  return (call) => {
    const { error } = z.safeParse(schema, call);
    return (error?.issues ?? []).map((issue) => ({
      path: issue.path,
      message: issue.message,
      isUnspecified: issue.code === 'custom' && issue.params === UNSPECIFIED,
    }));
  };
}
