import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LEAST_CALL, serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

const AGENT = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

const callSchema = z.looseObject({ id: z.guid(), projectId: z.guid() });

async function calls() {
  const { ask } = await serviceAtRest();
  const create = (more: object = {}) => ask('POST', '/v1/call', { ...LEAST_CALL, ...more });
  return {
    create,
    async created(more: object = {}) {
      const { status, body } = await create(more);
      expect(status).toBe(201);
      return z.object({ data: callSchema }).parse(body).data;
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
        { startOffsetMs: 0, endOffsetMs: 1_073_741_823, text: 'Hello', role: 'SUPERVISOR', agent },
        { languageCode: 'en', payload: { a: [1] }, mood: 'good' },
      ],
      toolInvocations: [
        { name: 'find', parameters: { b: null }, result: 'none', description: 'Finds', agent },
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
  test.each(Object.keys(LEAST_CALL))('without %s', async (param) => {
    const { create } = await calls();
    expect(await create({ [param]: undefined })).toMatchObject({
      status: 400,
      body: { type: 'validation', code: 'missing_required_field', param },
    });
  });

  test.each([
    ['recordingUrl', 'ftp://recordings.example.org/1.wav'],
    ['recordingUrl', 'https://a b/'],
    ['stereoRecordingUrl', 'file:///etc/passwd'],
    ['startedAt', '2026-02-30T08:00:00Z'],
    ['startedAt', '02.03.2026'],
    ['callDirection', 'SIDEWAYS'],
    ['interfaceType', 'FAX'],
    ['endedReason', 'BORED'],
    ['partnerRoomId', 'r'.repeat(256)],
    ['externalId', 'e'.repeat(256)],
    ['transcript.0.startOffsetMs', [{ startOffsetMs: -1 }]],
    ['transcript.0.endOffsetMs', [{ endOffsetMs: 1_073_741_824 }]],
    ['transcript.0.startOffsetMs', [{ startOffsetMs: 1.5 }]],
    ['transcript.0.payload', [{ payload: 'text' }]],
    ['toolInvocations.0.parameters', [{ parameters: [] }]],
    ['agent.platformId', { platformId: 'x' }],
    ['agents.1.endpoint.id', [{}, { endpoint: { id: 'x' } }]],
    ['customer.phoneNumberE164', { phoneNumberE164: '0202 555' }],
    ['customers', { label: 'A' }],
  ])('with a wrong %s: %j', async (param, value) => {
    const { create } = await calls();
    const [field = ''] = param.split('.');
    const body = { code: 'invalid_parameter', param };
    expect(await create({ [field]: value })).toMatchObject({ status: 400, body });
  });
});

test('an external ID is accepted once, even by concurrent requests', async () => {
  const { create } = await calls();
  const sent = Array.from({ length: 4 }, () => create({ externalId: 'same' }));
  const [created, ...refused] = (await Promise.all(sent)).toSorted((a, b) => a.status - b.status);
  expect(created?.status).toBe(201);
  const body = { type: 'validation', code: 'invalid_parameter', param: 'externalId' };
  expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ status: 400, body })));
});
