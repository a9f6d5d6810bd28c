import { type Plan, type PlanOverrides, planSchema } from './run-plan.ts';
import { seededUuid } from './seeded.ts';

export const DEFAULT_SEED = 'reference';

const PLAN_ID = '5f0c1d5e-2b1a-4c57-9a37-0d4b6f1f7a10';
const FLOW_ID = '0b7a3c52-6d1e-4f0a-8c35-92d4e7f1a601';
const RUN_ID = seededUuid('run', DEFAULT_SEED, PLAN_ID, '1');
/** 555-0100 to 555-0199 are set aside for fiction. */
const PHONE_NUMBER = '+12025550143';

/** Valid in a service with the default seed once a run and a metric job were started. */
export const EXAMPLES = {
  plan: PLAN_ID,
  flow: FLOW_ID,
  run: RUN_ID,
  phoneNumber: PHONE_NUMBER,
  simulationJob: seededUuid('simulation job', RUN_ID, '0'),
  call: seededUuid('call', RUN_ID, '0'),
  metricJob: seededUuid('metric job', seededUuid('project', DEFAULT_SEED), '1'),
};

const CHECKS_OF_EVERY_CALL = ['greeting', 'identity verified', 'anything else asked'];

const DEFAULT_PROMPT = [
  'You are Mara, the phone agent of Lakeside Physiotherapy.',
  "Greet the caller with the clinic's name and ask how you can help.",
  "Before you read out or change anything in a booking, verify the caller's full name and date of birth.",
  'Read back the day, the time and the therapist of every booking, and wait for the caller to confirm.',
  'If a caller asks for a refund, look up the payment and tell them its date and its amount.',
  'Say that refunds are possible within 14 days of the appointment and that the billing team decides on them; never promise a refund yourself.',
  'Before you end the call, ask whether there is anything else you can do.',
].join('\n');

const CHECKS: PlanOverrides['checks'] = [
  {
    name: 'greeting',
    threshold: 90,
    theme: 'greeting-skipped',
    praise: 'The agent opened with the name of the clinic and an offer to help.',
    dialogue: {
      caller: 'Hello?',
      held: 'Lakeside Physiotherapy, this is Mara. How can I help you?',
      missed: 'Hello?',
    },
  },
  {
    name: 'identity verified',
    threshold: 90,
    theme: 'identity-not-verified',
    praise: 'Nothing from a booking was read out before name and date of birth had been verified.',
    dialogue: {
      caller: 'It is about my booking.',
      held: 'Before I look at it: what are your full name and your date of birth?',
      missed: 'I see it here: Thursday at four, with Dr. Alba.',
    },
  },
  {
    name: 'booking read back',
    threshold: 80,
    theme: 'booking-not-read-back',
    praise: 'Day, time and therapist were read back, and the agent waited for a yes.',
    dialogue: {
      caller: 'Tuesday would do, I think. Or is it Wednesday?',
      held: 'So that is Tuesday at nine with Dr. Alba. Is that right?',
      missed: 'Done, you are booked.',
    },
  },
  {
    name: 'refund policy stated',
    threshold: 80,
    theme: 'refund-policy-missed',
    praise: 'Callers who wanted money back heard the 14-day rule and who decides.',
    dialogue: {
      caller: 'Can I get the money back?',
      held: 'Refunds are possible within 14 days of the appointment, and our billing team decides on them.',
      missed: 'Yes, I can see the payment here. That is no problem.',
    },
  },
  {
    name: 'no refund promised',
    threshold: 85,
    theme: 'refund-policy-missed',
    praise: 'The agent left the decision on refunds to the billing team.',
    dialogue: {
      caller: 'So I get it back?',
      held: 'I cannot promise that. The billing team decides and writes to you.',
      missed: 'Yes, you will have it back by Friday.',
    },
  },
  {
    name: 'anything else asked',
    threshold: 75,
    theme: 'closing-question-skipped',
    praise: 'Callers got the chance to bring up something else before the call ended.',
    dialogue: {
      caller: 'All right, that was it, I think.',
      held: 'Is there anything else I can do for you?',
      missed: 'Goodbye.',
    },
  },
];

const THEMES: Plan['themes'] = [
  {
    slug: 'refund-policy-missed',
    title: 'Refunds are promised without the refund policy',
    impact: 'CRITICAL',
    phrases: ['within 14 days', 'never promise a refund'],
    remedy: 'State the refund policy, and leave the decision to the billing team',
    instruction:
      'Say that refunds are possible within 14 days of the appointment and that the billing team decides on them; never promise a refund yourself.',
    topic: ['refund', 'money back', 'payment'],
    whenMissing:
      'The caller asks for money back, the agent finds the payment and then agrees to the refund. It names neither the 14-day limit nor the billing team that decides, so callers hang up with a promise that the clinic may not keep.',
  },
  {
    slug: 'identity-not-verified',
    title: 'Booking details are given before the caller is verified',
    impact: 'CRITICAL',
    phrases: ['date of birth'],
    remedy: 'Verify the caller before speaking about a booking',
    instruction:
      "Ask for the caller's full name and date of birth before you say anything about a booking.",
    topic: ['verify', 'identity', 'booking'],
    whenMissing:
      'The agent opens the booking on the name alone and reads out day and therapist. Anyone who knows a patient by name would get the same answer.',
  },
  {
    slug: 'booking-not-read-back',
    title: 'Bookings are made without being read back',
    impact: 'HIGH',
    phrases: ['read back', 'repeat the day'],
    remedy: 'Read every booking back before it is made',
    instruction: 'Read back the day, the time and the therapist before you confirm a booking.',
    topic: ['book', 'appointment', 'time'],
    whenMissing:
      'The agent books the first time that the caller mentions and moves on. Where the caller was only thinking aloud, the booking is wrong and nobody notices during the call.',
  },
  {
    slug: 'greeting-skipped',
    title: 'The call starts without the name of the clinic',
    impact: 'LOW',
    phrases: ["clinic's name", 'greet the caller'],
    remedy: "Open every call with the clinic's name",
    instruction: "Greet the caller with the clinic's name.",
    topic: ['you are', 'greet'],
    whenMissing:
      'The agent starts with a bare "Hello?". Callers ask whether they have reached the clinic, which costs a turn in every call.',
  },
  {
    slug: 'closing-question-skipped',
    title: 'Calls end without asking for anything else',
    impact: 'LOW',
    phrases: ['anything else'],
    remedy: 'Ask for anything else before the call ends',
    instruction: 'Before you end the call, ask whether there is anything else you can do.',
    topic: ['end the call', 'goodbye'],
    whenMissing:
      'The agent says goodbye as soon as the first request is done. Callers with a second question have to call again.',
  },
];

const SCENARIOS: NonNullable<PlanOverrides['scenarios']> = [
  {
    description: 'Books a first appointment for back pain and wants the earliest free time.',
    opening: 'I have had back pain for a week. What is the earliest time you have?',
    checks: [...CHECKS_OF_EVERY_CALL, 'booking read back'],
  },
  {
    description: 'Cancels on the day of the appointment and asks for the fee back.',
    opening: 'I cannot come today, and I would like the fee back.',
    checks: [...CHECKS_OF_EVERY_CALL, 'refund policy stated', 'no refund promised'],
  },
  {
    description: 'Moves an appointment on Thursday to the following week.',
    opening: 'I have to move Thursday to next week.',
    checks: [...CHECKS_OF_EVERY_CALL, 'booking read back'],
  },
  {
    description: 'Was charged twice for one session and wants one payment back.',
    opening: 'You have charged me twice for one session.',
    checks: [...CHECKS_OF_EVERY_CALL, 'refund policy stated', 'no refund promised'],
  },
  {
    description: 'Asks for an evening time, and joins the waiting list when none is free.',
    opening: 'Do you have anything in the evening?',
    checks: [...CHECKS_OF_EVERY_CALL, 'booking read back'],
  },
  {
    description: 'Says that the front desk has already agreed to a refund and insists on it.',
    opening: 'Your front desk said that I get my money back.',
    checks: [...CHECKS_OF_EVERY_CALL, 'refund policy stated', 'no refund promised'],
  },
];

const PERSONAS: Plan['personas'] = [
  {
    name: 'Ines',
    age: 'ADULT',
    gender: 'FEMALE',
    accent: 'US',
    baseEmotion: 'FRUSTRATED',
    backstoryPrompt: 'Calls from a noisy office between two meetings and has little patience.',
  },
  {
    name: 'Walter',
    age: 'SENIOR',
    gender: 'MALE',
    accent: 'US',
    baseEmotion: 'NEUTRAL',
    backstoryPrompt: 'Is hard of hearing, asks for things to be repeated and takes his time.',
  },
  {
    name: 'Priya',
    age: 'ADULT',
    gender: 'FEMALE',
    accent: 'INDIAN',
    baseEmotion: 'FRIENDLY',
    backstoryPrompt: 'Has everything at hand, answers briefly and likes to be efficient.',
  },
  {
    name: 'Tomasz',
    age: 'YOUNG_ADULT',
    gender: 'MALE',
    accent: 'POLISH',
    baseEmotion: 'ANXIOUS',
    backstoryPrompt: 'Speaks English as a second language and changes his mind in mid-sentence.',
  },
];

/** What makes of the demo's run plan one with few scenarios and many calls of each, so that a broken one shows. */
export const FEW_CASES: PlanOverrides = {
  scenarios: [SCENARIOS[0], SCENARIOS[1], SCENARIOS[2], SCENARIOS[4]].flatMap((one) => one ?? []),
  personas: PERSONAS.slice(0, 1),
  iterationCount: 6,
};

/** The demo's run plan: a clinic's phone agent that books appointments and speaks about refunds. */
export function demoPlan(seed: string): Plan {
  return planSchema.parse({
    id: PLAN_ID,
    name: 'Lakeside appointment line',
    description: 'Patients book, move and cancel appointments, and ask for their money back.',
    updatedAt: Date.parse('2026-02-27T16:20:00Z'),
    seed,
    defaultPrompt: DEFAULT_PROMPT,
    variables: ['agent_prompt'],
    servicePhoneNumbers: [PHONE_NUMBER, '+12025550144', '+12025550145'],
    agentEndpoint: { name: 'Lakeside front desk', phoneNumber: '+12025550110' },
    checks: CHECKS,
    themes: THEMES,
    scenarios: SCENARIOS,
    personas: PERSONAS,
    customerFlowIds: [FLOW_ID, '0b7a3c52-6d1e-4f0a-8c35-92d4e7f1a602'],
  } satisfies PlanOverrides);
}
