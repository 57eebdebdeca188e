import { z } from 'zod';
import { CULTURE_TYPES, SEGMENTATIONS, SNAPSHOT_KINDS } from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { filterValue } from './filters.ts';
import { groupFigures } from './group-figures.ts';

const interval = z.tuple([z.number(), z.number()]).readonly();

/** A figure of the report with its 95 % interval; null: published without one. */
const figure = z.object({ value: z.number(), interval: interval.nullable() });

/** What maps and waves show of a served group: figures of its report, nothing else. */
export const groupOverview = z.object({
  /** By link so many or more. */
  respondents: z.int(),
  precision: groupFigures.shape.precision,
  /** The type that leads the perceived culture; null: two or more are level. */
  leading: z.enum(CULTURE_TYPES).nullable(),
  /** The perceived point: outward (x) and flexible (y). */
  x: figure,
  y: figure,
  clan: figure,
  adhocracy: figure,
  market: figure,
  hierarchy: figure,
  /** Half the sum of the gaps between perceived and desired. */
  gap: figure,
  /** Of the perceived culture. */
  strength: figure,
  /** Whole per cent of the declared head-count; by link so many or more. Null: not declared, or not a unit. */
  responseRate: z.int().nullable(),
});
export type GroupOverview = z.infer<typeof groupOverview>;

export const resultsMap = z.object({
  campaign: z.object({ id, organizationId: id, name: z.string() }),
  snapshot: z.object({ number: z.int(), kind: z.enum(SNAPSHOT_KINDS), takenAt: date }),
  /** No smaller group is shown. */
  minimumGroup: z.int(),
  /** Whether numbers of respondents are rounded down, as by link. */
  roundedDown: z.boolean(),
  /** All respondents; null: too few. */
  everybody: groupOverview.nullable(),
  /** Every value of every attribute; `withheld` says why one has no figures. */
  attributes: z.array(
    z.object({
      attribute: z.enum(SEGMENTATIONS),
      groups: z.array(
        filterValue
          .pick({ value: true, name: true, withheld: true })
          .extend({ figures: groupOverview.nullable() }),
      ),
    }),
  ),
});
export type ResultsMap = z.infer<typeof resultsMap>;
