import type { Report, ReportBlock } from '@cadran/contract';
import { callout, facts, lead, list, paragraph, subtitle, table } from '../../drafting/blocks.ts';
import { buildEvidencePanels } from '../evidence-panels.ts';
import type { ManualDraft } from './document-data.ts';
import { blocksOfPanels } from './panel-blocks.ts';

/** How many organisations are in the reading: a manual names none. */
const scopeName = ({ data, words, texts }: ManualDraft): string => {
  const { organizations } = data.evidence;
  return words.manual.allOrganizations(organizations, texts.write.number(organizations));
};

const aboutBlocks = (draft: ManualDraft): readonly ReportBlock[] => {
  const { data, words, texts } = draft;
  const { write } = texts;
  const t = words.manual.about;
  return [
    lead(t.lead),
    paragraph(t.reading),
    facts([
      { name: t.scope, value: scopeName(draft) },
      { name: t.questionnaire, value: write.number(data.evidence.instrumentVersion) },
      { name: t.engine, value: write.number(data.engineVersion) },
      { name: t.product, value: data.productVersion },
      { name: t.made, value: write.instant(data.madeAt) },
    ]),
    subtitle(t.states),
    table(
      [t.panel, t.state, t.basis],
      buildEvidencePanels({ ...texts, evidence: data.evidence }).map(
        ({ title, state, basis, before }) => [
          title,
          state === 'none' && before !== null && before !== '–' ? before : t.known[state],
          basis ?? '–',
        ],
      ),
    ),
  ];
};

const normsBlocks = (draft: ManualDraft): readonly ReportBlock[] => {
  const { data, words, texts } = draft;
  const { write } = texts;
  const t = words.manual.norms;
  return [
    ...t.paragraphs.map(paragraph),
    ...(data.norms.some(({ inUse }) => inUse)
      ? []
      : [callout('caution', words.panels.norms.before, t.provisional)]),
    ...(data.norms.length === 0
      ? []
      : [
          subtitle(t.adopted),
          table(
            Object.values(t.columns),
            data.norms.map(({ name, language, people, adoptedAt, inUse }) => [
              name,
              words.panels.languages[language],
              write.number(people),
              write.instant(adoptedAt),
              inUse ? t.yes : t.no,
            ]),
            [2],
          ),
        ]),
    ...blocksOfPanels(draft, ['norms']),
  ];
};

/** EFPA's headings, in its order. */
const SECTIONS = {
  about: aboutBlocks,
  rationale: ({ words }) => [
    ...words.manual.rationale.paragraphs.map(paragraph),
    ...list(words.manual.rationale.instruments),
  ],
  development: (draft) => [
    ...draft.words.manual.development.paragraphs.map(paragraph),
    ...blocksOfPanels(draft, ['items']),
  ],
  norms: normsBlocks,
  reliability: (draft) => [
    ...draft.words.manual.reliability.paragraphs.map(paragraph),
    ...blocksOfPanels(draft, ['reliability']),
  ],
  validity: ({ words }) => words.manual.validity.paragraphs.map(paragraph),
  fairness: (draft) => [
    ...draft.words.manual.fairness.paragraphs.map(paragraph),
    ...blocksOfPanels(draft, ['itemFairness']),
  ],
  use: ({ words }) => words.manual.use.paragraphs.map(paragraph),
  limits: ({ words }) => list(words.manual.limits.items),
  sources: ({ words }) => list(words.manual.sources),
} as const satisfies Record<
  keyof ManualDraft['words']['manual']['sections'],
  (draft: ManualDraft) => readonly ReportBlock[]
>;

export const buildTechnicalManual = (draft: ManualDraft): Report => {
  const { data, language, words, texts } = draft;
  const t = words.manual;
  return {
    kind: 'evidence',
    language,
    title: t.title,
    subtitle: t.subtitle(scopeName(draft), texts.write.instant(data.madeAt)),
    sections: (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((id) => ({
      id,
      title: t.sections[id],
      blocks: SECTIONS[id](draft),
    })),
  };
};
