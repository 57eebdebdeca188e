import type { ReportBlock } from '@cadran/contract';
import type { EvidencePanel } from '@cadran/contract/codes';
import { callout, paragraph, small, subtitle } from '../../drafting/blocks.ts';
import { buildEvidencePanels } from '../evidence-panels.ts';
import type { PanelView } from '../panel-view.ts';
import type { ManualDraft } from './document-data.ts';

const progressText = ({ progress }: PanelView): string =>
  progress.map(({ label, text }) => `${label}\u00a0: ${text}`).join(' · ');

/** A panel as it stands in a document: figures with their basis, or what is said before there are any. */
const panelBlocks = (view: PanelView): readonly ReportBlock[] => [
  subtitle(view.title),
  paragraph(view.question),
  ...(view.before === null
    ? []
    : [callout('neutral', view.before, view.missing ?? progressText(view))]),
  ...(view.basis === null ? [] : [small(view.basis)]),
  ...view.blocks,
  ...(view.details ?? []),
  paragraph(view.meaning),
  ...(view.before === null && view.missing !== null ? [small(view.missing)] : []),
];

/** The panels named, in the order of the page. */
export const blocksOfPanels = (
  { data, texts }: ManualDraft,
  ids: readonly EvidencePanel[],
): readonly ReportBlock[] =>
  buildEvidencePanels({ ...texts, evidence: data.evidence })
    .filter(({ id }) => ids.includes(id))
    .flatMap(panelBlocks);
