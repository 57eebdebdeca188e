import { CRITERIA_OF_SUCCESS } from './screening-culture/criteria-of-success.ts';
import { DOMINANT_CHARACTERISTICS } from './screening-culture/dominant-characteristics.ts';
import { LEADERSHIP } from './screening-culture/leadership.ts';
import { MANAGEMENT_OF_EMPLOYEES } from './screening-culture/management-of-employees.ts';
import { ORGANIZATIONAL_GLUE } from './screening-culture/organizational-glue.ts';
import { STRATEGIC_EMPHASES } from './screening-culture/strategic-emphases.ts';
import type { CultureSituation } from './types.ts';

/** The candidate's culture instrument: 18 situations, three per dimension; one proposal is chosen. */
export const SCREENING_CULTURE: readonly CultureSituation[] = [
  ...DOMINANT_CHARACTERISTICS,
  ...LEADERSHIP,
  ...MANAGEMENT_OF_EMPLOYEES,
  ...ORGANIZATIONAL_GLUE,
  ...STRATEGIC_EMPHASES,
  ...CRITERIA_OF_SUCCESS,
];
