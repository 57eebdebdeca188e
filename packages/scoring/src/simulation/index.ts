/**
 * Simulated respondents for demonstration data, tests and benchmarks; the caller passes the random source. And what an
 * attacker knows of the protection, to work out the best guess.
 */
export { CONTRASTS, contrastHistogram } from '../anonymity/protected/contrasts.ts';
export {
  AXIS_GRID,
  halfWidth,
  quantileWeights,
  RADIUS_GRID,
} from '../anonymity/protected/exponential-quantile.ts';
export { geometricNoise } from '../anonymity/protected/geometric-noise.ts';
export { leadingCounts } from '../anonymity/protected/protected-culture.ts';
export { usualBlur } from '../anonymity/protected/protected-intervals.ts';
export { derivableUnions } from './derivable-unions.ts';
export { normal, type Random, toScale } from './random.ts';
export {
  simulateCandidate,
  type SimulatedCandidate,
  simulateRandomClicks,
} from './simulate-candidate.ts';
export { simulatePerson } from './simulate-person.ts';
export {
  simulateRespondent,
  type SimulatedRespondent,
  type SimulatedPopulation,
} from './simulate-respondent.ts';
export { VECTOR_TARGETS } from './vector-targets.ts';
export {
  DIF_ITEMS,
  simulateInstallation,
  SIMULATED_PEOPLE,
  type SimulatedPerson,
} from './installation/simulated-installation.ts';
