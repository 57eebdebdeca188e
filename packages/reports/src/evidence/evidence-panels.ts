import { itemFairnessView } from './panels/item-fairness.ts';
import { impactView } from './panels/impact.ts';
import { itemsView } from './panels/items.ts';
import { normsView } from './panels/norms.ts';
import { oversightView } from './panels/oversight.ts';
import { reliabilityView } from './panels/reliability.ts';
import type { OrganizationPanelDraft, PanelDraft, PanelView } from './panel-view.ts';

const VIEWS = [
  itemsView,
  reliabilityView,
  normsView,
  itemFairnessView,
] as const satisfies readonly ((draft: PanelDraft) => PanelView)[];

/** How good the questionnaire is, in the order of the page. */
export const buildEvidencePanels = (draft: PanelDraft): readonly PanelView[] =>
  VIEWS.map((view) => view(draft));

/** What an organisation does with the verdicts. */
export const buildOrganizationPanels = (draft: OrganizationPanelDraft): readonly PanelView[] => [
  impactView(draft),
  oversightView(draft),
];
