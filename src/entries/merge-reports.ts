export { mergeReports as run } from '../actions/merge-reports/merge-reports.ts';
