export { mergeReports as run } from '../merge/merge.ts';
