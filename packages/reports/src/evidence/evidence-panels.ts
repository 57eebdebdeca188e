import { itemFairnessView } from './panels/item-fairness.ts';
import { impactView } from './panels/impact.ts';
import { itemsView } from './panels/items.ts';
import { normsView } from './panels/norms.ts';
import { oversightView } from './panels/oversight.ts';
import { reliabilityView } from './panels/reliability.ts';
import type { PanelDraft, PanelView } from './panel-view.ts';

const VIEWS = [
  itemsView,
  reliabilityView,
  normsView,
  itemFairnessView,
  impactView,
  oversightView,
] as const satisfies readonly ((draft: PanelDraft) => PanelView)[];

/** The panels of docs/method/evidence.md#panels, in their order. */
export const buildEvidencePanels = (draft: PanelDraft): readonly PanelView[] =>
  VIEWS.map((view) => view(draft));
