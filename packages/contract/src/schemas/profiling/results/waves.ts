import { z } from 'zod';
import { OVERVIEW_FIGURES, PROFILING_LIMITS, SNAPSHOT_KINDS } from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { distinctList } from '../../base/builders.ts';
import { organizationalUnit } from '../units.ts';
import { type GroupOverview, groupOverview } from './map.ts';

const wave = z.object({
  campaign: z.object({ id, organizationId: id, name: z.string() }),
  snapshot: z.object({ number: z.int(), kind: z.enum(SNAPSHOT_KINDS), takenAt: date }),
  /** Whether numbers of respondents are rounded down, as by link. */
  roundedDown: z.boolean(),
});

/** One audit of the series at one line; null: the audit has no such unit. */
const wavePoint = z
  .object({
    /** The unit or group of units in that audit; null: all respondents. */
    unitId: id.nullable(),
    /** All of them, or the one that was asked for. Null: that audit's report refuses the group. */
    figures: groupOverview.partial().required({ respondents: true, precision: true }).nullable(),
  })
  .nullable();

/** How a unit of an earlier audit got its line, where its id does not say it. */
const WAVE_MATCHES = ['name', 'hand', 'none'] as const;

const unitName = organizationalUnit.shape.name;

export const waves = z.object({
  /** The audit that was asked for; it is among the waves once it has results. */
  campaign: wave.shape.campaign,
  /** Audits of the series that have results, the earliest first. */
  waves: z.array(wave),
  /** All respondents first, then the units of the latest audit, then those that only earlier ones have. */
  lines: z.array(
    z.object({
      unit: z.object({ id, name: unitName }).nullable(),
      /** One for each wave. */
      points: z.array(wavePoint),
    }),
  ),
  /** Units of earlier audits whose id does not say which unit of the latest they belong to. */
  matches: z.array(
    z.object({
      campaignId: id,
      unitId: id,
      name: unitName,
      /** A unit of the latest audit; null: it ends. */
      latestUnitId: id.nullable(),
      by: z.enum(WAVE_MATCHES),
    }),
  ),
  /** All audits of the organisation about the same subject, the latest first: of the series, or able to join it. */
  audits: z.array(z.object({ id, name: z.string(), inSeries: z.boolean() })),
  can: z.object({ edit: z.boolean() }),
});
export type Waves = z.infer<typeof waves>;
type Line = Waves['lines'][number];
type Point = NonNullable<Line['points'][number]>;

/** With all figures of each group. */
export type CompleteWaves = Omit<Waves, 'lines'> & {
  readonly lines: (Omit<Line, 'points'> & {
    readonly points: ((Omit<Point, 'figures'> & { figures: GroupOverview | null }) | null)[];
  })[];
};

export const wavesQuery = z.strictObject({
  /** Only this figure of each group; left out: all of them. */
  figure: z.enum(OVERVIEW_FIGURES).optional(),
});

/** How many audits a series has at most. */
const WAVES_MAX = 50;

export const wavesChange = z.strictObject({
  /** The audits of the series, this one included; those left out get a series of their own. */
  campaignIds: distinctList(id, WAVES_MAX).optional(),
  /** The unit of this audit that a unit of an earlier one belongs to, or that it belongs to none. */
  matches: z
    .array(z.strictObject({ campaignId: id, unitId: id, latestUnitId: id.nullable() }))
    .max(WAVES_MAX * PROFILING_LIMITS.units)
    .optional(),
});
export type WavesChange = z.infer<typeof wavesChange>;
