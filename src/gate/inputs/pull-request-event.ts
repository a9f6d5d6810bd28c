import type { World } from '../../step/world.ts';

const EVENTS = ['pull_request', 'pull_request_target', 'workflow_run', 'issue_comment'];

/** Whether the event may have a pull request; spares other jobs the code that writes to one. */
export function mayHavePullRequest({ GITHUB_EVENT_NAME: event = '' }: World['env']): boolean {
  return EVENTS.includes(event);
}
