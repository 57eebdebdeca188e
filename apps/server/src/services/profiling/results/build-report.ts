import { DEFAULT_LANGUAGE, type Language } from '@cadran/contract';
import {
  buildComparisonReport,
  buildProfilingReport,
  buildTrendReport,
  type ProfiledGroup,
  type ProfilingData,
  type Report,
} from '@cadran/reports';
import { filteredUnits } from './grouped-units.ts';
import type { LoadedGroup } from './load-group.ts';

const profiled = ({ campaign, snapshot, selection, report }: LoadedGroup): ProfiledGroup => ({
  campaignName: campaign.name,
  snapshot: { kind: snapshot.kind, takenAt: snapshot.takenAt.toISOString() },
  selection,
  report,
});

const dataOf = (loaded: LoadedGroup): ProfilingData => {
  const { campaign } = loaded;
  return {
    organizationName: campaign.organizationName,
    subject: campaign.subject,
    minimumGroup: campaign.minimumGroup,
    units: filteredUnits(campaign),
    valuesSets: campaign.valuesSets,
    group: profiled(loaded),
  };
};

/** What is set beside a group: nothing, another one of the campaign, or the same one earlier. */
export type Beside =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'second'; readonly group: LoadedGroup }
  | { readonly kind: 'earlier'; readonly group: LoadedGroup };

export const buildGroupReport = (
  loaded: LoadedGroup,
  beside: Beside,
  language: Language = DEFAULT_LANGUAGE,
): Report => {
  const data = dataOf(loaded);
  switch (beside.kind) {
    case 'nothing':
      return buildProfilingReport(data, language);
    case 'second':
      return buildComparisonReport(data, profiled(beside.group), language);
    case 'earlier':
      return buildTrendReport(data, profiled(beside.group), language);
  }
};
