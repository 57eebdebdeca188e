import { z } from 'zod';
import { PROFILING_LIMITS } from '../../codes/index.ts';
import { id } from '../base/basics.ts';
import { bilingual, distinctList } from '../base/builders.ts';

/** The client creates the id, which stays when the unit moves. */
export const organizationalUnit = z.strictObject({
  id,
  name: bilingual(PROFILING_LIMITS.unitNameMax),
  /** How many people work there; gives a response rate. */
  expectedHeadcount: z.int().min(1).max(PROFILING_LIMITS.headcountMax).nullable().default(null),
});
export type OrganizationalUnit = z.infer<typeof organizationalUnit>;

/** In the order respondents see them. */
export const organizationalUnits = distinctList(
  organizationalUnit,
  PROFILING_LIMITS.units,
  (unit) => unit.id,
);

/** Which of the four must be answered; the others may be skipped (spec, section 2). */
export const mandatorySegments = z.strictObject({
  unit: z.boolean(),
  age: z.boolean(),
  gender: z.boolean(),
  tenure: z.boolean(),
});
export type MandatorySegments = z.infer<typeof mandatorySegments>;
