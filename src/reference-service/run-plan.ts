import { z } from '@hono/zod-openapi';
import { phoneNumberSchema } from './values.ts';

/** What is measured on every call whose scenario names it. */
const checkSchema = z.object({
  name: z.string().min(1),
  /** Least pass rate in percent; below it the verdict is THRESHOLD_FAILED. */
  threshold: z.number().min(0).max(100),
  /** Slug of the theme that failing calls of this check are counted under. */
  theme: z.string(),
  /** What can be said of the calls when the check holds. */
  praise: z.string(),
  /** What is said where it counts: by the caller, and by the agent when it holds and when it fails. */
  dialogue: z.object({ caller: z.string(), held: z.string(), missed: z.string() }).default({
    caller: 'And then there is one more thing.',
    held: 'Of course, I take care of that.',
    missed: 'I am not sure what you mean.',
  }),
});

/** A failure that calls can show, and the instruction that keeps the agent from it. */
const themeSchema = z.object({
  slug: z.string().min(1),
  title: z.string(),
  impact: z.enum(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']),
  /** Any one of these in the agent's prompt counts as the instruction. */
  phrases: z.array(z.string().min(1)).min(1),
  /** The recommendation in a few words. */
  remedy: z.string(),
  /** The sentence to add where the instruction is missing. */
  instruction: z.string(),
  /** Words of the sentence of a prompt to which the instruction belongs. */
  topic: z.array(z.string()),
  /** What happens in the failing calls while the instruction is missing. */
  whenMissing: z.string(),
});

const scenarioSchema = z.object({
  description: z.string(),
  /** The first words of the caller. */
  opening: z.string().default('Hello, I have a question.'),
  /** Names of the checks that count in this scenario. */
  checks: z.array(z.string()),
});

const personaSchema = z.object({
  name: z.string(),
  age: z.string(),
  gender: z.string(),
  accent: z.string(),
  baseEmotion: z.string(),
  backstoryPrompt: z.string(),
});

/** A run plan, and how its runs and debriefs are ordered to end. */
export const planSchema = z
  .object({
    id: z.guid(),
    name: z.string(),
    description: z.string().default(''),
    /** When it was changed last, in epoch milliseconds. */
    updatedAt: z.number().default(0),
    /** How often every test case, a persona in a scenario, is called in a run. */
    iterationCount: z.int().min(1).default(1),
    /** Everything that chance decides in a run follows from this and the run's variables. */
    seed: z.string(),
    /** The agent's prompt in runs without the variable `agent_prompt`. */
    defaultPrompt: z.string(),
    /** Names of the variables that its runs take, without which they take any. */
    variables: z.nullable(z.array(z.string())).default(null),
    /** Numbers of the simulation agent; as many calls are made at once. */
    servicePhoneNumbers: z.array(phoneNumberSchema).min(1),
    agentEndpoint: z.object({ name: z.string(), phoneNumber: phoneNumberSchema }),
    /** A plan without checks has no verdict of its own. */
    checks: z.array(checkSchema),
    themes: z.array(themeSchema).min(1),
    scenarios: z.array(scenarioSchema).min(1),
    personas: z.array(personaSchema).min(1),
    /** How long its runs wait in the queue, at time scale 1. */
    queuedSeconds: z.number().min(0).default(4),
    /** How its runs end. */
    runEnds: z.enum(['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED']).default('COMPLETED'),
    /** With another end than COMPLETED: the percentage of the calls' time that passes before it. */
    runEndsAfterPercent: z.number().min(0).max(100).default(50),
    /**
     * `automatic`: generated when a run with graded calls finishes. `on-request`: only when asked
     * for. `refused`: never; the request gets 409 although the run has finished.
     */
    debrief: z.enum(['automatic', 'on-request', 'refused']).default('automatic'),
    /** The customer flows that it links as test cases. */
    customerFlowIds: z.array(z.guid().toLowerCase()).default([]),
  })
  .refine(
    (plan) =>
      plan.checks.every((check) => plan.themes.some((theme) => theme.slug === check.theme)) &&
      plan.scenarios.every((scenario) =>
        scenario.checks.every((name) => plan.checks.some((check) => check.name === name)),
      ),
    'checks must name a theme of the plan, and scenarios its checks',
  );

/** What may differ from the demo plan in a plan that a test or a user adds. */
export const planOverridesSchema = z.object(planSchema.shape).partial();

export type Plan = z.output<typeof planSchema>;
export type PlanOverrides = z.input<typeof planOverridesSchema>;
export type Check = Plan['checks'][number];
export type PlanTheme = Plan['themes'][number];
export type Scenario = Plan['scenarios'][number];
export type Persona = Plan['personas'][number];
