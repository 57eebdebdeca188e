/** Made-up respondents for demonstration data, tests and benchmarks; the caller gives the randomness. */
export { derivableUnions } from './attacker.ts';
export type { Random } from './random.ts';
export {
  simulateCandidate,
  type SimulatedCandidate,
  simulateRandomClicks,
} from './simulate-candidate.ts';
export {
  simulateEmployee,
  type SimulatedEmployee,
  type SimulatedWorkforce,
} from './simulate-employee.ts';
export { VECTOR_TARGETS } from './vector-targets.ts';
