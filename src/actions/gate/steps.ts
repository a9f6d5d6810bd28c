/** The steps of the gate after its inputs, in the order in which `gate.ts` takes them. */
export { evaluate } from '../../evaluate/evaluate.ts';
export { redactingRuntime } from '../../publish/redacting.ts';
export { publicationOf } from '../publication.ts';
export { collectFacts } from './collect-facts.ts';
export { completeInputs, settingsOf, withoutPolicy } from './complete-inputs.ts';
export { recordResults, reportOf } from './report.ts';
