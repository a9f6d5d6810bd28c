// The part of a phone agent that finds out whether a simulated call comes in, and with which prompt.
// Try it: node agent.mjs +12025550143
import { readFileSync } from 'node:fs';

const { SIMULATION_BASE_URL, SIMULATION_API_KEY } = process.env;

/** The variables of the simulated call from this number; null for any other call. */
export async function variablesOfCall(callingNumber) {
  const url = new URL(`${SIMULATION_BASE_URL}/v1/simulation/job/lookup`);
  url.searchParams.set('servicePhoneNumber', callingNumber);
  try {
    const response = await fetch(url, {
      // A read-only key is enough.
      headers: { authorization: `Bearer ${SIMULATION_API_KEY}` },
      // A customer on the line does not wait longer than this.
      signal: AbortSignal.timeout(2000),
    });
    if (!response.ok) return null; // 404: no simulated call uses this number now.
    return (await response.json()).data.runPlan.variables;
  } catch {
    return null; // Customers are served although the simulation service is down.
  }
}

/** The prompt for a call: the one under test, or the one in production. */
export async function promptFor(callingNumber, productionPrompt) {
  const variables = await variablesOfCall(callingNumber);
  return variables?.agent_prompt ?? productionPrompt;
}

const [, script, number] = process.argv;
if (script === import.meta.filename && number !== undefined) {
  const production = readFileSync(new URL('../agent/prompt.md', import.meta.url), 'utf8');
  process.stdout.write(await promptFor(number, production));
}
