export { runGate as run } from '../actions/gate/gate.ts';
