import { describe, expect, test } from 'vitest';
import { createCallCheck } from '../../src/service/call-schema.ts';

const CALL = {
  recordingUrl: 'https://files.example.com/call.wav',
  startedAt: '2026-01-31T14:30:00Z',
  callDirection: 'INBOUND',
  interfaceType: 'PHONE',
};
const ID = '01234567-89ab-4def-8123-456789abcdef';

const callFaults = createCallCheck('endedReason');

/** The errors of a call with these fields, as `field: message`. */
function faultsWith(fields: object): string[] {
  return callFaults({ ...CALL, ...fields }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

describe('a call that the specification allows', () => {
  test('needs four fields', () => {
    expect(callFaults(CALL)).toEqual([]);
    for (const name of Object.keys(CALL)) {
      expect(callFaults({ ...CALL, [name]: undefined })).toMatchObject([{ path: [name] }]);
    }
  });

  test('may have all the others, and unknown ones anywhere', () => {
    const agent = { platformId: ID, customId: 'a', endpoint: { id: ID, x: 1 }, x: 1 };
    const span = { startOffsetMs: 0, endOffsetMs: 1_073_741_823, agent, x: 1 };
    const text = { text: 'Hi', role: 'ROBOT', languageCode: 'en', payload: { x: [1] } };
    const tool = { name: 'look', parameters: {}, result: '{}', description: '' };
    expect(
      faultsWith({
        stereoRecordingUrl: 'HTTP://files.example.com/call.wav?signature=1',
        transcript: [{ ...span, ...text }, {}],
        toolInvocations: [{ ...span, ...tool }, {}],
        properties: { any: [{ thing: null }] },
        partnerCallId: ID,
        partnerRoomId: 'r'.repeat(255),
        externalId: 'e'.repeat(255),
        agents: [agent, {}],
        customers: [{ phoneNumberE164: '+15550100200', label: 'x', x: 1 }, {}],
        somethingNew: [1, { a: null }],
      }),
    ).toEqual([]);
    expect(faultsWith({ agent, customer: { label: 'x' } })).toEqual([]);
  });

  test.each([
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
  ])('may have ended with %s, under either name', (status) => {
    expect(faultsWith({ endedReason: status })).toEqual([]);
    expect(faultsWith({ endedStatus: status })).toEqual([]);
  });
});

describe('a value beyond the specification that some services accept', () => {
  test.each([
    ['endedReason', { endedReason: 'AGENT_SAID_END_CALL_PHRASE' }, 'DIAL_ERROR'],
    ['endedStatus', { endedStatus: 'HANGUP' }, 'DIAL_ERROR'],
    ['transcript.0.payload', { transcript: [{ payload: null }] }, 'an object'],
    ['toolInvocations.0.result', { toolInvocations: [{ result: { a: 1 } }] }, 'a text'],
    ['customer.phoneNumberE164', { customer: { phoneNumberE164: null } }, 'a phone number'],
    ['customers.0.label', { customers: [{ label: null }] }, 'a text'],
  ])('%s %j', (field, fields, shown) => {
    const [found, ...others] = callFaults({ ...CALL, ...fields });
    expect(others).toEqual([]);
    expect(found?.path.join('.')).toBe(field);
    expect(found?.message).toContain(shown);
    expect(found?.isUnspecified).toBe(true);
  });

  test('is separate from one that the specification does not allow', () => {
    const customers = [{ phoneNumberE164: '0155 501', label: null }];
    const found = callFaults({ ...CALL, customers, endedReason: 5 });
    expect(found.map(({ isUnspecified }) => isUnspecified)).toEqual([false, false, true]);
  });
});

describe('a call that it does not allow', () => {
  test.each([5, null, 'text', []])('%j is no object', (call) => {
    expect(callFaults(call)).toMatchObject([{ path: [], message: 'has to be an object' }]);
  });

  test.each([
    ['recordingUrl', 'ftp://files.example.com/call.wav', 'an http or https URL'],
    ['recordingUrl', '/call.wav', 'an http or https URL'],
    ['recordingUrl', 'https://:80:90/', 'an http or https URL'],
    ['recordingUrl', null, 'an http or https URL'],
    ['stereoRecordingUrl', 'file:///call.wav', 'an http or https URL'],
    ['startedAt', 'yesterday', 'an ISO 8601 date and time'],
    ['startedAt', '2026-02-30', 'an ISO 8601 date and time'],
    ['startedAt', '2026-02-30T14:30:00Z', 'an ISO 8601 date and time'],
    ['startedAt', 1_772_442_000, 'an ISO 8601 date and time'],
    ['callDirection', 'inbound', 'INBOUND or OUTBOUND'],
    ['interfaceType', 'CHAT', 'PHONE or WEB'],
    ['endedReason', 5, 'a text'],
    ['transcript', {}, 'a list'],
    ['toolInvocations', 'none', 'a list'],
    ['properties', [], 'an object'],
    ['partnerCallId', 'room-1', 'a UUID'],
    ['externalId', 7, 'a text'],
    ['agent', 'me', 'an object'],
    ['agents', {}, 'a list'],
    ['customer', null, 'an object'],
    ['customers', '+15550100200', 'a list'],
  ])('%s %j has to be %s', (field, value, expected) => {
    expect(faultsWith({ [field]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${field}: has to be ${expected}`)),
    ]);
  });

  test.each([
    ['transcript', { startOffsetMs: 1.5 }, 'startOffsetMs', 'a whole number of milliseconds'],
    ['transcript', { agent: { platformId: 'x' } }, 'agent.platformId', 'a UUID'],
    ['transcript', { payload: 'x' }, 'payload', 'an object'],
    ['toolInvocations', { parameters: '{}' }, 'parameters', 'an object'],
    ['toolInvocations', { result: 5 }, 'result', 'a text or an object'],
    ['toolInvocations', { result: null }, 'result', 'a text or an object'],
    ['agents', { endpoint: { id: 'x' } }, 'endpoint.id', 'a UUID'],
    ['customers', { phoneNumberE164: '0155 501' }, 'phoneNumberE164', 'an E.164 phone number'],
    ['customers', { label: 1 }, 'label', 'a text'],
  ])('an entry of %s: %j', (list, entry, field, expected) => {
    const [fault] = faultsWith({ [list]: [{}, entry] });
    expect(fault).toContain(`${list}.1.${field}: has to be ${expected}`);
  });

  test.each(['partnerRoomId', 'externalId'])('%s has to have at most 255 characters', (field) => {
    expect(faultsWith({ [field]: 'e'.repeat(255) })).toEqual([]);
    expect(faultsWith({ [field]: 'e'.repeat(256) })).toEqual([
      `${field}: has to have at most 255 characters`,
    ]);
  });

  test('is reported with all its errors', () => {
    const span = { startOffsetMs: 9, endOffsetMs: '3', text: 5 };
    expect(callFaults({ transcript: [span, 7], endedReason: 1 }).map(({ path }) => path)).toEqual([
      ['recordingUrl'],
      ['startedAt'],
      ['callDirection'],
      ['interfaceType'],
      ['endedReason'],
      ['transcript', 0, 'endOffsetMs'],
      ['transcript', 0, 'text'],
      ['transcript', 1],
    ]);
  });
});

test('the end status may be in a field that a profile names', () => {
  const check = createCallCheck('hangUpCause');
  expect(check({ ...CALL, hangUpCause: 'AGENT_BUSY' })).toEqual([]);
  expect(check({ ...CALL, hangUpCause: 'HANGUP' })).toMatchObject([{ path: ['hangUpCause'] }]);
});
