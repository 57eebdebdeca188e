import type { Report } from '@cadran/contract';
import type { EvidencePanel } from '@cadran/contract/codes';
import { list, paragraph, table } from '../../drafting/blocks.ts';
import { buildOrganizationPanels } from '../evidence-panels.ts';
import type { PanelView } from '../panel-view.ts';
import type { OrganizationDraft } from './document-data.ts';

type Risk = keyof OrganizationDraft['words']['risks']['risks'];

/** The panel that shows whether a risk came true; some cannot be seen in figures. */
const OBSERVED_IN: Partial<Record<Risk, EvidencePanel>> = {
  group: 'impact',
  automation: 'oversight',
};

/** The panel's first sentence, or what it says before there are figures. */
const observation = (view: PanelView | undefined): string => {
  if (!view) return '–';
  const first = view.blocks.find((block) => block.kind === 'paragraph' && block.lead);
  return first?.kind === 'paragraph' ? first.text : (view.before ?? view.basis ?? '–');
};

export const buildRiskFile = (draft: OrganizationDraft): Report => {
  const { data, language, words, texts } = draft;
  const t = words.risks;
  const views = buildOrganizationPanels({ ...texts, evidence: data.evidence });
  const risks = (Object.keys(t.risks) as Risk[]).map((risk) => [
    t.risks[risk].risk,
    t.risks[risk].product,
    observation(views.find(({ id }) => id === OBSERVED_IN[risk])),
    t.toComplete,
  ]);
  return {
    kind: 'evidence',
    language,
    title: t.title,
    subtitle: t.subtitle(data.organization.name, texts.write.instant(data.madeAt)),
    sections: [
      { id: 'about', title: t.sections.about, blocks: t.about.map(paragraph) },
      {
        id: 'risks',
        title: t.sections.risks,
        blocks: [table(Object.values(t.columns), risks)],
      },
      {
        id: 'review',
        title: t.sections.review,
        blocks: [
          ...list(t.review),
          table(Object.values(t.reviewTable), [[t.toComplete, t.toComplete, t.toComplete]]),
        ],
      },
    ],
  };
};
