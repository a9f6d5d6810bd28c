import type { Plan } from './run-plan.ts';
import type { SimulatedCall } from './simulation.ts';

/** A piece of a conversation that one of the two says. Offsets count from the start of the call. */
export interface Turn {
  role: 'AGENT' | 'CUSTOMER';
  text: string;
  startOffsetMs: number;
  endOffsetMs: number;
  /** The check that it is about, if any. */
  check: string | null;
}

const MS_PER_WORD = 380;
const PAUSE_MS = 600;

/** What is said in a call: every check that counts in it comes up, and fails or holds. */
export function conversationOf(plan: Plan, call: SimulatedCall): readonly Turn[] {
  const lines = dialogue(plan, call);
  let at = PAUSE_MS;
  return lines.map(({ role, text, check = null }) => {
    const startOffsetMs = at;
    const endOffsetMs = at + text.split(/\s+/).length * MS_PER_WORD;
    at = endOffsetMs + PAUSE_MS;
    return { role, text, check, startOffsetMs, endOffsetMs };
  });
}

/** How long a call takes. */
export function durationOf(turns: readonly Turn[]): number {
  return (turns.at(-1)?.endOffsetMs ?? 0) + PAUSE_MS;
}

interface Line {
  role: Turn['role'];
  text: string;
  check?: string;
}

/** The caller says what the call is about once the first check has come up. */
function dialogue(plan: Plan, { scenario, failedChecks }: SimulatedCall): Line[] {
  const opening: Line = { role: 'CUSTOMER', text: scenario.opening };
  const exchanges = plan.checks
    .filter(({ name }) => scenario.checks.includes(name))
    .map(({ name, dialogue: { caller, held, missed } }): Line[] => [
      { role: 'CUSTOMER', text: caller, check: name },
      { role: 'AGENT', text: failedChecks.includes(name) ? missed : held, check: name },
    ]);
  const [first = [], ...others] = exchanges;
  return [...first, opening, ...others.flat()];
}
