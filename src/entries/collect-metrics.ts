export { collectMetrics as action } from '../actions/collect-metrics/collect-metrics.ts';
