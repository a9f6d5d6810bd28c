import { parseArgs } from 'node:util';
import { z } from 'zod';
import { FEW_CASES } from './demo-plan.ts';
import type { ReferenceServiceOptions, RunningReferenceService } from './server.ts';

const USAGE = `Usage: npm run service -- [options]

  --port N         port on 127.0.0.1 (default: any free one)
  --db FILE        keeps the state in a file (default: in memory)
  --seed S         decides identifiers, keys and results (default: reference)
  --time-scale X   how many times faster a run (90 s) and a debrief (40 s) pass (default: 20)
  --specification  serves the specification alone, and the start of a run
  --start-path P   path at which runs are started (default: /v1/simulation/run)
  --quiet          prints the base URL only
  --help           prints this`;

const argumentsSchema = z.object({
  port: z.coerce.number().int().min(0).max(65_535).default(0),
  db: z.string().min(1).optional(),
  seed: z.string().optional(),
  'time-scale': z.coerce.number().positive().default(20),
  specification: z.boolean().default(false),
  'start-path': z.string().startsWith('/').default('/v1/simulation/run'),
  quiet: z.boolean().default(false),
  help: z.boolean().default(false),
});

await main();

async function main(): Promise<void> {
  const settings = readArguments();
  if (settings === null) return;
  const { port, db, seed, specification, quiet } = settings;
  const { 'start-path': startPath } = settings;
  const service = await start({
    port,
    specification,
    startPath,
    timeScale: settings['time-scale'],
    plan: FEW_CASES,
    ...(db === undefined ? {} : { db }),
    ...(seed === undefined ? {} : { seed }),
    onAnswer({ method, path, status }) {
      if (!quiet) console.log(`${method} ${path} ${status ?? '(no answer)'}`);
    },
  });
  if (service === null) return;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void service.close());
  }
  console.log(quiet ? service.url : welcome(service, startPath));
}

/** The running service, or null if the port or the file cannot be used. */
async function start(options: ReferenceServiceOptions): Promise<RunningReferenceService | null> {
  // Loaded late, so that the usage is printed at once.
  const { startReferenceService } = await import('./server.ts');
  try {
    return await startReferenceService(options);
  } catch (error) {
    console.error(`The service cannot be started: ${String(error)}`);
    process.exitCode = 1;
    return null;
  }
}

/** The arguments, or null if there is nothing to start. */
function readArguments(): z.output<typeof argumentsSchema> | null {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        db: { type: 'string' },
        seed: { type: 'string' },
        'time-scale': { type: 'string' },
        specification: { type: 'boolean' },
        'start-path': { type: 'string' },
        quiet: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    const settings = argumentsSchema.parse(values);
    if (!settings.help) return settings;
    console.log(USAGE);
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    console.error(`${problem}\n\n${USAGE}`);
    process.exitCode = 2;
  }
  return null;
}

function welcome({ url, keys, demo }: RunningReferenceService, startPath: string) {
  return `Embedded service of Simulation Gate, for demos and tests

It simulates calls to a clinic's phone agent, and checks six things that such an agent has to do: an
agent for anything else fails here. Evaluate the prompt of a file, from another terminal:

  export SIMULATION_API_KEY=${keys.full}
  node_modules/.bin/node dist/command.js gate --base-url ${url} \\
    --run-plan ${demo.runPlanId} --variable-files agent_prompt=examples/agent/prompt.md

base URL               ${url}
full access key        ${keys.full}
read-only key          ${keys.readOnly}
demo run plan          ${demo.runPlanId} (${demo.name})
its variable           agent_prompt
service phone number   ${demo.servicePhoneNumber}
customer flow          ${demo.customerFlowIds[0] ?? ''}
OpenAPI description    ${url}/doc

Start a run:
  curl -X POST ${url}${startPath} -H 'Authorization: Bearer ${keys.full}' \\
    -d '{"planId": "${demo.runPlanId}"}'

Inject faults, and see how a workflow reacts:
  curl -X POST ${url}/_reference/faults -d '{"operation": "debrief", "kind": "status", "status": 429, "retryAfter": 5}'
  curl -X POST ${url}/_reference/faults -d '{"operation": "start", "kind": "reset", "afterProcessing": true}'
  curl -X POST ${url}/_reference/faults -d '{"operation": "results", "kind": "altered-body", "values": {"/data/verdict/passed": "yes"}}'
  curl -X DELETE ${url}/_reference/faults

Add a plan:
  curl -X POST ${url}/_reference/plans -d '{"name": "times out", "runEnds": "TIMED_OUT"}'

Ctrl-C ends the service.
`;
}
