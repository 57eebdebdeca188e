import { z } from 'zod';
import { SNAPSHOT_KINDS } from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { reportModel } from '../../report/report.ts';
import { groupFigures } from './group-figures.ts';
import { profilingSelection } from './selection.ts';

/** The campaign, snapshot and selection of a group report. */
const reportedGroup = z.object({
  campaign: z.object({ id, organizationId: id, name: z.string() }),
  snapshot: z.object({ number: z.int(), kind: z.enum(SNAPSHOT_KINDS), takenAt: date }),
  selection: profilingSelection,
  figures: groupFigures,
});
export type ReportedGroup = z.infer<typeof reportedGroup>;

/** One model for screen and paper, and the numbers it was written from. */
export const aggregateReport = reportedGroup.extend({ report: reportModel });
export type AggregateReport = z.infer<typeof aggregateReport>;

/** Two served selections of one campaign side by side. */
export const comparedReport = z.object({
  first: reportedGroup,
  second: reportedGroup,
  report: reportModel,
});
export type ComparedReport = z.infer<typeof comparedReport>;

/** The same selection in an earlier campaign and in this one. */
export const trendReport = z.object({
  earlier: reportedGroup,
  current: reportedGroup,
  report: reportModel,
});
export type TrendReport = z.infer<typeof trendReport>;
