import { expect, test } from 'vitest';
import { reasonsIn, virtualWorld } from '../../support/virtual-world.ts';

test('a variable under a name that the plan does not know ends as an error that names it', async () => {
  const world = await virtualWorld({ anyVariables: false });
  const step = await world.runStep({
    'run-plan-name': world.service.demo.name,
    variables: 'prompt=Be kind.',
  });
  expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', 'job-id': '' } });
  expect(reasonsIn(step)[0]?.message).toMatch(
    /variables\.prompt: is no variable of the run plan "[^"]*", which knows agent_prompt .*: check the inputs variables and variable-files, in which 'prompt' has to be a name that the run plan knows\. No run was started$/,
  );
  expect(step.summary).toContain('To be sent with a run: prompt (8 characters, SHA-256 ');
  expect(step.summary).not.toContain('Tested with');
});

test('a base-url that ends with what every request begins with is pointed at first', async () => {
  const world = await virtualWorld();
  for (const ending of ['/v1', '/v1/']) {
    const step = await world.runStep({
      'base-url': world.service.url + ending,
      'run-plan-name': world.service.demo.name,
    });
    expect(reasonsIn(step)[0]?.message).toMatch(
      /There is nothing at \/v1\/v1\/simulation\/plan\. Check the path of the input base-url first: it ends with \/v1, which every request begins with itself, so leave it out\. Else check the inputs run-plan-id, /,
    );
  }
});

test('another path is not', async () => {
  const world = await virtualWorld({ pathPrefix: '/x' });
  const given = {
    'base-url': `${world.service.url}/y`,
    'run-plan-id': world.service.demo.runPlanId,
  };
  expect(reasonsIn(await world.runStep(given))[0]?.message).toMatch(
    /\. Check the inputs run-plan-id, /,
  );
});

test('a header that the service misses is named, with where it is given', async () => {
  const world = await virtualWorld();
  const step = await world.runStep({
    'api-key': world.service.keys.personal,
    'run-plan-name': world.service.demo.name,
  });
  expect(step.outputs.outcome).toBe('error');
  expect(reasonsIn(step)[0]?.message).toMatch(
    /The service asks for the header 'x-project-id': give it in the file that the input service-profile names, under project-header or headers$/,
  );
});
