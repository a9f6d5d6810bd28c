export { deleteFlows as action } from '../flows/delete-flows.ts';
