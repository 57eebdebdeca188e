import {
  type AuditAction,
  DEFAULT_LANGUAGE,
  type Language,
  type Report,
  type ResultsMap,
} from '@cadran/contract';
import {
  buildComparisonDeck,
  buildComparisonReport,
  buildProfilingDeck,
  buildProfilingReport,
  buildTrendDeck,
  buildTrendReport,
  type Deck,
  type ProfiledGroup,
  type ProfilingData,
} from '@cadran/reports';
import { presentGivenCodes } from '../../../audit-codes/index.ts';
import { filteredUnits } from '../grouped-units.ts';
import { smallestGroup } from '../shown-groups.ts';
import type { LoadedGroup } from './load-group.ts';

const toProfiledGroup = ({
  campaign,
  snapshot,
  selection,
  report,
}: LoadedGroup): ProfiledGroup => ({
  campaignName: campaign.name,
  snapshot: { kind: snapshot.kind, takenAt: snapshot.takenAt.toISOString() },
  selection,
  report,
});

const toProfilingData = (loaded: LoadedGroup, timeZone: string): ProfilingData => {
  const { campaign } = loaded;
  return {
    organizationName: campaign.organizationName,
    subject: campaign.subject,
    minimumGroup: smallestGroup(campaign),
    codes: presentGivenCodes(campaign),
    units: filteredUnits(campaign),
    valuesSets: campaign.valuesSets,
    group: toProfiledGroup(loaded),
    timeZone,
  };
};

/** What a group is compared with: nothing, a second group, or the same group of an earlier campaign. */
export type Comparison =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'second'; readonly group: LoadedGroup }
  | { readonly kind: 'earlier'; readonly group: LoadedGroup };

interface ReportDisplay {
  readonly language?: Language | undefined;
  readonly timeZone?: string | undefined;
  /** What was decided; the report of one group lists it. */
  readonly actions?: readonly AuditAction[];
}

export const buildGroupReport = (
  loaded: LoadedGroup,
  beside: Comparison,
  { language = DEFAULT_LANGUAGE, timeZone = loaded.campaign.timeZone, actions = [] }: ReportDisplay,
): Report => {
  const data = toProfilingData(loaded, timeZone);
  switch (beside.kind) {
    case 'nothing':
      return buildProfilingReport({ ...data, actions }, language);
    case 'second':
      return buildComparisonReport(data, toProfiledGroup(beside.group), language);
    case 'earlier':
      return buildTrendReport(data, toProfiledGroup(beside.group), language);
  }
};

/** The same as a presentation; the map of groups belongs to the report of all respondents. */
export const buildGroupDeck = (
  loaded: LoadedGroup,
  beside: Comparison,
  map: ResultsMap | null,
  { language = DEFAULT_LANGUAGE, timeZone = loaded.campaign.timeZone, actions = [] }: ReportDisplay,
): Deck => {
  const data = toProfilingData(loaded, timeZone);
  switch (beside.kind) {
    case 'nothing':
      return buildProfilingDeck({ ...data, actions }, map, language);
    case 'second':
      return buildComparisonDeck(data, toProfiledGroup(beside.group), language);
    case 'earlier':
      return buildTrendDeck(data, toProfiledGroup(beside.group), language);
  }
};
