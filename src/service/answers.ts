/** How answers are read. */
export {
  callMetricsSchema,
  costSchema,
  credentialSchema,
  PROGRESS_EVIDENCE,
  runPlanSchema,
  simulationJobCountSchema,
  transcriptSchema,
} from './evidence.ts';
export { otherThanAsked, ownPart, refuseOtherRun } from './own-run.ts';
export { parseDebrief, parseResults, parseSavedResults } from './results.ts';
export {
  createdCallSchema,
  deletedSchema,
  metricCollectionJobSchema,
  planPageSchema,
  runPageSchema,
  runSchema,
  simulationJobSchema,
  startedRunSchema,
} from './schemas.ts';
