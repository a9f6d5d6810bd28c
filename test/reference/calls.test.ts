import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

const LEAST = {
  recordingUrl: 'https://recordings.example.org/1.wav',
  startedAt: '2026-03-02T08:00:00Z',
  callDirection: 'INBOUND',
  interfaceType: 'PHONE',
};

const AGENT = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

const callSchema = z.looseObject({ id: z.guid(), projectId: z.guid() });

async function calls(options: Parameters<typeof serviceAtRest>[0] = {}) {
  const { service, request } = await serviceAtRest(options);
  const create = (more: object) => request('POST', '/v1/call', { ...LEAST, ...more });
  return {
    service,
    request,
    create,
    async created(more: object = {}) {
      const response = await create(more);
      expect(response.status).toBe(201);
      return z.object({ data: callSchema }).parse(await response.json()).data;
    },
    async refused(more: object) {
      const response = await create(more);
      expect(response.status).toBe(400);
      return response.json();
    },
  };
}

describe('a call is created', () => {
  test('with the required fields alone', async () => {
    const { created } = await calls();
    expect(await created()).toEqual({
      id: expect.any(String),
      projectId: expect.any(String),
      callDirection: 'INBOUND',
      startedAt: '2026-03-02T08:00:00Z',
      agents: [],
      customers: [],
      createdAt: '2026-03-02T09:00:00.000Z',
      externalId: null,
    });
  });

  test('with every field, and with some that the specification does not show', async () => {
    const { created } = await calls();
    const agent = { platformId: AGENT, customId: 'mine' };
    const call = await created({
      stereoRecordingUrl: 'http://recordings.example.org/1.ogg?signature=%2F',
      endedReason: 'VOICE_MAIL_REACHED',
      transcript: [
        {
          startOffsetMs: 0,
          endOffsetMs: 1_073_741_823,
          text: 'Hello',
          role: 'SUPERVISOR',
          languageCode: 'en',
          payload: { a: [1] },
          agent,
          mood: 'good',
        },
      ],
      toolInvocations: [
        {
          name: 'find',
          parameters: { b: null },
          result: 'none',
          startOffsetMs: 5,
          endOffsetMs: 6,
          description: 'Finds',
          agent,
        },
      ],
      properties: { plan: 'gold', nested: { c: 1 } },
      partnerCallId: AGENT,
      partnerRoomId: 'r'.repeat(255),
      externalId: 'e'.repeat(255),
      agents: [{ ...agent, endpoint: { id: UNKNOWN_ID }, prompt: 'Be kind.' }],
      customers: [{ phoneNumberE164: '+12025550101', label: 'Ines' }],
      unheardOf: true,
    });
    expect(call).toMatchObject({
      agents: [{ id: AGENT, endpoint: { id: UNKNOWN_ID } }],
      customers: [{ phoneNumberE164: '+12025550101', label: 'Ines' }],
      externalId: 'e'.repeat(255),
    });
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
  ])('that ended %s', async (endedReason) => {
    const { created } = await calls();
    await created({ endedReason });
  });

  test('with agent and customer in the singular form, in the plural one, or in both', async () => {
    const { created } = await calls();
    const one = { agent: { customId: 'a' }, customer: { label: 'A' } };
    const several = { agents: [{ customId: 'b' }], customers: [{ label: 'B' }] };
    const [first, second] = [await created(one), await created(several)];
    expect(first).toMatchObject({ customers: [{ phoneNumberE164: null, label: 'A' }] });
    expect(await created({ ...one, ...several })).toMatchObject({
      agents: [...agentsOf(first), ...agentsOf(second)],
      customers: [{ label: 'A' }, { label: 'B' }],
    });
  });
});

function agentsOf(call: object): unknown[] {
  return z.object({ agents: z.array(z.unknown()) }).parse(call).agents;
}

describe('a call is refused', () => {
  test.each(Object.keys(LEAST))('without %s', async (field) => {
    const { refused } = await calls();
    expect(await refused({ [field]: undefined })).toMatchObject({
      type: 'validation',
      code: 'missing_required_field',
      param: field,
    });
  });

  test.each([
    ['recordingUrl', 'ftp://recordings.example.org/1.wav'],
    ['recordingUrl', 'recordings.example.org/1.wav'],
    ['recordingUrl', 'https://'],
    ['recordingUrl', 'https://a b/'],
    ['recordingUrl', 'javascript:alert(1)'],
    ['stereoRecordingUrl', 'file:///etc/passwd'],
    ['startedAt', 'yesterday'],
    ['startedAt', '2026-02-30T08:00:00Z'],
    ['startedAt', '2026-03-02T08:00:00'],
    ['callDirection', 'SIDEWAYS'],
    ['interfaceType', 'FAX'],
    ['endedReason', 'BORED'],
    ['partnerCallId', 'x'],
    ['partnerRoomId', 'r'.repeat(256)],
    ['externalId', 'e'.repeat(256)],
    ['externalId', 7],
    ['transcript', {}],
    ['transcript.0.startOffsetMs', [{ startOffsetMs: -1 }]],
    ['transcript.0.endOffsetMs', [{ endOffsetMs: 1_073_741_824 }]],
    ['transcript.0.startOffsetMs', [{ startOffsetMs: 1.5 }]],
    ['transcript.0.payload', [{ payload: 'text' }]],
    ['toolInvocations.0.parameters', [{ parameters: [] }]],
    ['toolInvocations.0.agent.platformId', [{ agent: { platformId: 'x' } }]],
    ['properties', 'text'],
    ['agent.platformId', { platformId: 'x' }],
    ['agents.1.endpoint.id', [{}, { endpoint: { id: 'x' } }]],
    ['customer.phoneNumberE164', { phoneNumberE164: '0202 555' }],
    ['customers', { label: 'A' }],
  ])('with a wrong %s: %j', async (param, value) => {
    const { refused } = await calls();
    const [field = ''] = param.split('.');
    expect(await refused({ [field]: value })).toMatchObject({ code: 'invalid_parameter', param });
  });
});

describe('an external ID', () => {
  test('is taken once, even by requests at the same moment', async () => {
    const { create } = await calls();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => create({ externalId: 'same' })),
    );
    expect(responses.map((each) => each.status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 400),
    ]);
    expect(await responses.find((each) => each.status === 400)?.json()).toMatchObject({
      type: 'validation',
      code: 'invalid_parameter',
      param: 'externalId',
    });
  });
});
