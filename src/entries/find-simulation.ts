export { findSimulation as action } from '../actions/find-simulation/find-simulation.ts';
