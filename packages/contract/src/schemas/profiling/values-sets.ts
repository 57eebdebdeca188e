import { z } from 'zod';
import { CULTURE_TYPES, PROFILING_LIMITS, VALUES } from '../../codes/index.ts';
import { color, id, text } from '../basics.ts';
import { distinctList } from '../distinct.ts';

const limit = PROFILING_LIMITS;

/** One of the ten, or one in the organisation's own words with the culture it speaks for. */
const companyValue = z.union([
  z.strictObject({ code: z.enum(VALUES) }),
  z.strictObject({ label: text(limit.valueLabelMax), culture: z.enum(CULTURE_TYPES) }),
]);
export type CompanyValue = z.infer<typeof companyValue>;

const nameOf = (value: CompanyValue): string =>
  'code' in value ? value.code : `label ${value.label.toLowerCase()}`;

const values = distinctList(companyValue, limit.valuesOfSet, nameOf).refine(
  (list) => list.length > 0,
  { params: { rule: 'min_items:1' } },
);

/** Values the organisation stands for, or wants to; drawn in its colour beside the culture found. */
export const valuesSet = z.strictObject({
  id,
  name: text(limit.valuesSetNameMax),
  color,
  values,
});
export type ValuesSet = z.infer<typeof valuesSet>;

export const valuesSets = distinctList(valuesSet, limit.valuesSets, (set) => set.id);
