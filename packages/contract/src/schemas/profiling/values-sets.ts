import { z } from 'zod';
import { CULTURE_TYPES, PROFILING_LIMITS, VALUES } from '../../codes/index.ts';
import { color, id, text } from '../base/basics.ts';
import { distinctList } from '../base/builders.ts';

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

/** Values of the organisation, drawn beside its culture. */
export const valuesSet = z.strictObject({
  id,
  name: text(limit.valuesSetNameMax),
  color,
  values,
});
export type ValuesSet = z.infer<typeof valuesSet>;

export const valuesSets = distinctList(valuesSet, limit.valuesSets, (set) => set.id);
