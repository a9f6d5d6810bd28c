/** Recipes that start a run in another way than a push, and the workflow of the README. */
import type { Scene, Stage } from './scenes.ts';
import { example, fillIn, firstWorkflow, pullRequest, recipe } from './workflows.ts';

/** Lacks an instruction. */
const PROMPT = { 'prompts/agent.md': example('agent/prompt.md') };
const GOOD = { 'prompts/agent.md': example('agent/prompt.md') + example('agent/fix.md') };
const PREVIEW =
  'preview:\n\t@echo https://$(PREVIEW).example.com\nremove-preview:\n\t@echo removing $(PREVIEW)\n';

export function recipeScenes(stage: Stage): Scene[] {
  const pull = stage.github.addPull({ files: [{ filename: 'prompts/agent.md', patch: '' }] });
  const payload = pullRequest(pull);
  const onPull = (name: string, others: object = {}) => ({
    what: `${name}.yml`,
    workflow: recipe(name, stage),
    event: 'pull_request',
    payload: { ...payload, ...others },
    files: PROMPT,
  });
  return [
    {
      ...onPull('prompt-check'),
      what: 'the workflow of the README',
      workflow: fillIn(firstWorkflow('README.md'), stage),
      isGreen: false,
      shows: [/outcome=failed/, /GitHub: issues\/create-comment 201/],
    },
    {
      ...onPull('prompt-check'),
      what: 'the workflow of the README, the fix is applied',
      workflow: fillIn(firstWorkflow('README.md'), stage),
      files: GOOD,
      isGreen: true,
      shows: [/outcome=passed/],
    },
    {
      ...onPull('on-label', { action: 'labeled', label: { name: 'simulate' } }),
      isGreen: false,
      shows: [/outcome=failed/],
    },
    {
      ...onPull('on-label', { action: 'labeled', label: { name: 'other' } }),
      what: 'on-label.yml, another label',
      isGreen: true,
      shows: [],
      hides: [/outcome=/],
    },
    {
      what: 'by-hand.yml',
      workflow: recipe('by-hand', stage),
      event: 'workflow_dispatch',
      files: PROMPT,
      isGreen: false,
      shows: [/outcome=failed/],
    },
    {
      ...onPull('preview'),
      files: { Makefile: PREVIEW },
      isGreen: true,
      shows: [/Variable agent_url: \d+ characters/, /outcome=passed/, /removing agent-\d+/],
    },
    {
      ...onPull('agent-lookup'),
      isGreen: true,
      shows: [/Variable agent_commit: 40 characters/, /outcome=passed/],
    },
    {
      what: 'merge-queue.yml',
      workflow: recipe('merge-queue', stage),
      event: 'merge_group',
      files: PROMPT,
      isGreen: false,
      shows: [/outcome=failed/],
    },
  ];
}
