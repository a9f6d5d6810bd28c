export { runGate as run } from '../actions/gate/index.ts';
