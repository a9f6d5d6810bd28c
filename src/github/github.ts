/** What a job asks of GitHub's API. Loaded as one, since what asks is mostly the same. */
export { listChanges } from './changes.ts';
export { isWorkflowsFault, RepositoryFiles } from './contents.ts';
export { openIssues } from './issues.ts';
export { lacksPermission } from './octokit.ts';
export { reportToPullRequest } from './pull-request.ts';
