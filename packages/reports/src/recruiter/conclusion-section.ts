import type { ReportBlock, ReportSection } from '@cadran/contract';
import { callout, facts, list, paragraph, subtitle, titled } from '../drafting/blocks.ts';
import { type Draft, textOrPlaceholder } from '../drafting/draft.ts';
import { section } from './section.ts';

const decisionBlocks = (draft: Draft): readonly ReportBlock[] => {
  const { data, words, language, write } = draft;
  const texts = words.frame.conclusion;
  const { decision } = data.questionnaire;
  if (decision === null) return [paragraph(texts.undecided)];
  return [
    facts([
      { name: texts.decision, value: decision.name[language] },
      { name: texts.decidedAt, value: write.instant(decision.at) },
      { name: texts.decidedBy, value: textOrPlaceholder(draft, decision.by) },
      { name: texts.decisionNote, value: textOrPlaceholder(draft, decision.note) },
    ]),
  ];
};

/** The liability disclaimer, the law, the limits of the instrument, and what people decided. */
export const conclusionSection = (draft: Draft): ReportSection => {
  const { data, words } = draft;
  const texts = words.frame.conclusion;
  const { contactEmail } = data.campaign;
  return section(draft, 'conclusion', [
    callout('neutral', texts.disclaimerTitle, texts.disclaimer(data.organizationName)),
    subtitle(texts.lawTitle),
    paragraph(texts.law),
    paragraph(
      contactEmail
        ? texts.contest(contactEmail)
        : texts.contestWithoutAddress(data.organizationName),
    ),
    ...titled(texts.limitsTitle, list(texts.limits)),
    subtitle(texts.nextTitle),
    paragraph(texts.next),
    ...titled(texts.decisionTitle, decisionBlocks(draft)),
  ]);
};
