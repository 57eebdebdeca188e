import { ITEM_FAIRNESS_GROUPINGS, LANGUAGES } from '@cadran/contract/codes';
import type { Evidence } from '@cadran/contract';
import type { GroupSelection, GroupTable } from '@cadran/evidence';
import { impactPanel } from './panels/impact-panel.ts';
import { itemFairnessPanel, languageGroups, tableGroups } from './panels/item-fairness-panel.ts';
import { itemsPanel } from './panels/items-panel.ts';
import { normsPanel } from './panels/norms-panel.ts';
import { reliabilityPanel } from './panels/reliability-panel.ts';
import { type OversightCounts, oversightPanel } from './panels/oversight-panel.ts';
import type { Reading } from './reading.ts';

/** Everything that the panels are made of. */
export interface EvidenceSources {
  readonly reading: Reading;
  readonly groupTables: readonly GroupTable[];
  readonly selections: readonly GroupSelection[];
  readonly oversight: readonly OversightCounts[];
}

export type Panels = Omit<
  Evidence,
  'organizationId' | 'organizations' | 'instrumentVersion' | 'instrumentVersions'
>;

/** The panels of docs/method/evidence.md#panels. */
export const buildPanels = (sources: EvidenceSources): Panels => {
  const { reading, groupTables, selections, oversight } = sources;
  return {
    items: itemsPanel(reading),
    reliability: reliabilityPanel(reading),
    norms: LANGUAGES.map((language) => ({ language, panel: normsPanel(reading, language) })),
    itemFairness: ITEM_FAIRNESS_GROUPINGS.map((grouping) =>
      itemFairnessPanel(
        grouping,
        grouping === 'language' ? languageGroups(reading) : tableGroups(groupTables, grouping),
      ),
    ),
    impact: impactPanel(selections, reading),
    oversight: oversightPanel(oversight),
  };
};
