import { DEFAULT_LANGUAGE, type Language, type Report } from '@cadran/contract';
import {
  buildComparisonReport,
  buildProfilingReport,
  buildTrendReport,
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

const toProfilingData = (loaded: LoadedGroup): ProfilingData => {
  const { campaign } = loaded;
  return {
    organizationName: campaign.organizationName,
    subject: campaign.subject,
    minimumGroup: smallestGroup(campaign, loaded.snapshot),
    codes: presentGivenCodes(campaign),
    units: filteredUnits(campaign),
    valuesSets: campaign.valuesSets,
    group: toProfiledGroup(loaded),
  };
};

/** What a group is compared with: nothing, a second group, or the same group of an earlier campaign. */
export type Comparison =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'second'; readonly group: LoadedGroup }
  | { readonly kind: 'earlier'; readonly group: LoadedGroup };

export const buildGroupReport = (
  loaded: LoadedGroup,
  beside: Comparison,
  language: Language = DEFAULT_LANGUAGE,
): Report => {
  const data = toProfilingData(loaded);
  switch (beside.kind) {
    case 'nothing':
      return buildProfilingReport(data, language);
    case 'second':
      return buildComparisonReport(data, toProfiledGroup(beside.group), language);
    case 'earlier':
      return buildTrendReport(data, toProfiledGroup(beside.group), language);
  }
};
