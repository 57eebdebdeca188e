import { z } from 'zod';
import { PROFILING_LIMITS } from '../../codes/index.ts';
import { id } from '../basics.ts';
import { bilingual } from '../bilingual.ts';
import { distinctList } from '../distinct.ts';

/** Units whose people are only ever looked at together, under one name. */
export const unitGroup = z.strictObject({
  id,
  name: bilingual(PROFILING_LIMITS.unitNameMax),
  unitIds: distinctList(id, PROFILING_LIMITS.units).refine((units) => units.length > 1, {
    params: { rule: 'min_items:2' },
  }),
});
export type UnitGroup = z.infer<typeof unitGroup>;

/** A unit is in one group at most. */
const unitGroupList = distinctList(
  unitGroup,
  PROFILING_LIMITS.units,
  (group) => group.id,
).superRefine((groups, context) => {
  const seen = new Set<string>();
  for (const [index, { unitIds }] of groups.entries()) {
    if (unitIds.some((unit) => seen.has(unit)))
      context.addIssue({
        code: 'custom',
        path: [index, 'unitIds'],
        params: { rule: 'distinct' },
      });
    for (const unit of unitIds) seen.add(unit);
  }
});

/** `version` is the campaign's that was read. */
export const unitGroupsChange = z.strictObject({ groups: unitGroupList, version: z.int() });

export const unitGroups = z.object({
  groups: z.array(unitGroup),
  units: z.array(z.object({ id, name: unitGroup.shape.name })),
  version: z.int(),
  /** The first snapshot fixes the groups. */
  frozen: z.boolean(),
  can: z.object({ edit: z.boolean() }),
});
export type UnitGroups = z.infer<typeof unitGroups>;

/** Which merges would open the most selections, with the answers of this moment; names are the administrator's. */
export const unitGroupProposals = z.object({
  /** Selections served as units are grouped now. */
  servedNow: z.int(),
  /** The best first; empty where no merge opens more. */
  proposals: z.array(
    z.object({
      groups: z.array(z.array(id)),
      servedSelections: z.int(),
    }),
  ),
});
export type UnitGroupProposals = z.infer<typeof unitGroupProposals>;
