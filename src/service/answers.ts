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
export { parseDebrief, parseResults, parseSavedResults, refuseOther } from './results.ts';
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
