import { z } from 'zod';
import { PROFILING_LIMITS } from '../../../codes/index.ts';
import { id } from '../../base/basics.ts';
import { bilingual, distinctList } from '../../base/builders.ts';

/** Units that are only reported together. */
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

/**
 * Units that were not shown in the last snapshot, put together by their head-counts. Made from what is published, so
 * that a proposal tells nothing about single answers; empty before the first snapshot.
 */
export const unitGroupProposals = z.object({ proposals: z.array(z.array(z.array(id))) });
export type UnitGroupProposals = z.infer<typeof unitGroupProposals>;
