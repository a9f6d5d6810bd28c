export { findSimulation as action } from '../find/find-simulation.ts';
