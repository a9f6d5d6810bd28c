/** Workflows as users write them, and the events that they run for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/command.ts';
import { REPOSITORY } from '../support/github/fake-github.ts';

export const SHA = '1'.repeat(40);
export const OURS = 'OWNER/simulation-gate';
/** The action as workflows name it. */
export const PINNED = `${OURS}@${SHA}`;

/** The run plans of the gates. */
export interface Plans {
  /** URL of the service. */
  url: string;
  demo: { name: string };
  second: { name: string; runPlanId: string };
}

/** An example with its placeholders filled in. */
export function recipe(name: string, plans: Plans): string {
  return fillIn(example(`workflows/${name}.yml`), plans);
}

/** The first workflow in a document. */
export function firstWorkflow(document: string): string {
  const text = readFileSync(join(ROOT, document), 'utf8');
  return /^```yaml\n([\s\S]*?)^```$/m.exec(text)?.[1] ?? '';
}

export function fillIn(workflow: string, { url, demo, second }: Plans): string {
  return workflow
    .replaceAll('https://api.example.com', url)
    .replaceAll('booking agent', demo.name)
    .replaceAll('billing agent', second.name)
    .replaceAll('FULL_COMMIT_SHA', SHA)
    .replace(/( +)plans: \|/, `$1action-repository: ${OURS}\n$1action-ref: '${SHA}'\n$&`);
}

/** The same with a prompt from the workspace. */
export function sendingPrompt(workflow: string): string {
  return workflow.replace(
    /( +)(run-plan: )/,
    '$1variable-files: agent_prompt=prompts/agent.md\n$1$2',
  );
}

export function example(path: string): string {
  return readFileSync(join(ROOT, 'examples', path), 'utf8');
}

/** @param from the repository that it comes from */
export function pullRequest(
  { number, headSha }: { number: number; headSha: string },
  from = REPOSITORY,
): object {
  const [owner = '', name = ''] = REPOSITORY.split('/');
  const repository = { id: 1, name, full_name: REPOSITORY, owner: { login: owner } };
  const isFork = from !== REPOSITORY;
  const head = {
    ref: 'change',
    sha: headSha,
    repo: { ...repository, full_name: from, fork: isFork },
  };
  const base = { ref: 'main', sha: '0'.repeat(40), repo: repository };
  return { number, pull_request: { number, head, base }, repository };
}

/** A workflow that calls the reusable one and logs its outputs. */
export function calling(inputs: Readonly<Record<string, string>>): string {
  const given = Object.entries(inputs).map(
    ([name, value]) => `      ${name}: ${JSON.stringify(value)}`,
  );
  return `name: Caller
on: push
jobs:
  gates:
    permissions: { contents: read, pull-requests: write }
    uses: ${OURS}/.github/workflows/gate.yml@${SHA}
    with:
${given.join('\n')}
    secrets:
      api-key: \${{ secrets.SIMULATION_API_KEY }}
  after:
    needs: gates
    if: always()
    runs-on: ubuntu-latest
    steps:
      - run: echo "outcome=$OUTCOME runs=$RUNS"
        env:
          OUTCOME: \${{ needs.gates.outputs.outcome }}
          RUNS: \${{ join(fromJSON(needs.gates.outputs.runs || '[]').*.outcome, '+') }}
`;
}
