import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GATE } from '../../../src/report/words/gate-words.ts';
import { workspace } from '../../support/saved-files.ts';
import { virtualRuntime } from '../../support/virtual-runtime.ts';

const { save } = workspace('entered');
const SECRET = 'correct horse battery staple';

test('variables are sent whole, and reported by name, length and hash, never by value', async () => {
  const text = `You are kind.\n\n# Rules\nNever say ${SECRET}.\n`;
  save('agent.md', `\ufeff${text}`);
  const runtime = await virtualRuntime();
  const step = await runtime.runStep({
    'run-plan': runtime.service.demo.runPlanId,
    variables: 'language=en',
    'variable-files': 'house_rules=agent.md',
  });
  const [start] = runtime.requests;
  expect(start?.body).toMatchObject({ variables: { language: 'en', house_rules: text } });
  const told = [
    { name: 'language', length: 2, sha256: expect.stringMatching(/^[0-9a-f]{12}$/) },
    {
      name: 'house_rules',
      length: text.length,
      sha256: expect.stringMatching(/^[0-9a-f]{12}$/),
    },
  ];
  const json = readFileSync(step.outputs['json-file'] ?? '', 'utf8');
  const { variables } = JSON.parse(json);
  expect(variables).toEqual(told);
  for (const variable of variables) {
    expect(step.log).toContain(`${GATE.variable(variable)}\n`);
    expect(step.summary).toContain(variable.name);
    expect(step.summary).toContain(variable.sha256);
  }
  expect(step.log + step.summary + json).not.toContain(SECRET);
});
