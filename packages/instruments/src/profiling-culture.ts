import { CRITERIA_OF_SUCCESS } from './profiling-culture/criteria-of-success.ts';
import { DOMINANT_CHARACTERISTICS } from './profiling-culture/dominant-characteristics.ts';
import { LEADERSHIP } from './profiling-culture/leadership.ts';
import { MANAGEMENT_OF_EMPLOYEES } from './profiling-culture/management-of-employees.ts';
import { ORGANIZATIONAL_GLUE } from './profiling-culture/organizational-glue.ts';
import { STRATEGIC_EMPHASES } from './profiling-culture/strategic-emphases.ts';
import type { ProfilingSituation } from './types.ts';

/**
 * The culture audit instrument: 12 situations, two per dimension, ranked for today and as desired.
 * No proposal speaks of customers: an association or a hospital has to find itself in it too.
 */
export const PROFILING_CULTURE: readonly ProfilingSituation[] = [
  ...DOMINANT_CHARACTERISTICS,
  ...LEADERSHIP,
  ...MANAGEMENT_OF_EMPLOYEES,
  ...ORGANIZATIONAL_GLUE,
  ...STRATEGIC_EMPHASES,
  ...CRITERIA_OF_SUCCESS,
];
