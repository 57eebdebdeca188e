import { ITEM_FAIRNESS_GROUPINGS, LANGUAGES } from '@cadran/contract/codes';
import type { Evidence, OrganizationEvidence } from '@cadran/contract';
import type { GroupSelection, GroupTable } from '@cadran/evidence';
import { impactPanel } from './panels/impact-panel.ts';
import { itemFairnessPanel, languageGroups, tableGroups } from './panels/item-fairness-panel.ts';
import { itemsPanel } from './panels/items-panel.ts';
import { normsPanel } from './panels/norms-panel.ts';
import { reliabilityPanel } from './panels/reliability-panel.ts';
import { type OversightCounts, oversightPanel } from './panels/oversight-panel.ts';
import type { Reading } from './reading.ts';

/** What the panels of the questionnaire are made of. */
export interface EvidenceSources {
  readonly reading: Reading;
  readonly groupTables: readonly GroupTable[];
}

export type Panels = Omit<Evidence, 'organizations' | 'instrumentVersion' | 'instrumentVersions'>;

/** How good the questionnaire is: panels of docs/method/evidence.md#panels. */
export const buildPanels = ({ reading, groupTables }: EvidenceSources): Panels => ({
  items: itemsPanel(reading),
  reliability: reliabilityPanel(reading),
  norms: LANGUAGES.map((language) => ({ language, panel: normsPanel(reading, language) })),
  itemFairness: ITEM_FAIRNESS_GROUPINGS.map((grouping) =>
    itemFairnessPanel(
      grouping,
      grouping === 'language' ? languageGroups(reading) : tableGroups(groupTables, grouping),
    ),
  ),
});

/** What the panels of an organisation are made of. */
export interface OrganizationSources {
  readonly reading: Reading;
  readonly selections: readonly GroupSelection[];
  readonly oversight: readonly OversightCounts[];
}

/** Those that say what an organisation does with the verdicts. */
export const buildOrganizationPanels = ({
  reading,
  selections,
  oversight,
}: OrganizationSources): OrganizationEvidence => ({
  impact: impactPanel(selections, reading),
  oversight: oversightPanel(oversight),
});
