export { deleteFlows as action } from '../actions/delete-flows/delete-flows.ts';
