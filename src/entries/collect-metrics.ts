export { collectMetrics as action } from '../metrics/collect-metrics.ts';
