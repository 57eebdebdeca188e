import type { ReportBlock, ReportSection } from '@cadran/contract';
import { formatList } from '@cadran/i18n';
import type { InterviewAtDecision } from '../candidate-report-data.ts';
import {
  callout,
  facts,
  list,
  paragraph,
  small,
  subtitle,
  table,
  titled,
} from '../drafting/blocks.ts';
import { type Draft, inLanguage, textOrPlaceholder } from '../drafting/draft.ts';
import { section } from './section.ts';

/** Every question's ratings beside each other, without an average over so few. */
const ratingBlocks = (
  { words, language }: Draft,
  { ratings }: InterviewAtDecision,
): readonly ReportBlock[] => {
  const texts = words.frame.conclusion.interview;
  if (ratings === null) return [small(texts.blind)];
  return [
    table(
      [texts.question, texts.ratings],
      ratings.map(({ question, given }) => [inLanguage(question, language), given.join(', ')]),
    ),
    small(texts.note),
  ];
};

const decisionBlocks = (draft: Draft): readonly ReportBlock[] => {
  const { data, words, language, write } = draft;
  const texts = words.frame.conclusion;
  const { decision } = data.questionnaire;
  if (decision === null) return [paragraph(texts.undecided)];
  const { interview } = decision;
  return [
    facts([
      { name: texts.decision, value: decision.name[language] },
      { name: texts.decidedAt, value: write.instant(decision.at) },
      { name: texts.decidedBy, value: textOrPlaceholder(draft, decision.by) },
      { name: texts.decisionNote, value: textOrPlaceholder(draft, decision.note) },
      ...(interview
        ? [
            {
              name: texts.interview.by,
              value: formatList(
                interview.interviewers.map((name) => name ?? texts.interview.deletedAccount),
                language,
              ),
            },
          ]
        : []),
    ]),
    ...(interview ? ratingBlocks(draft, interview) : []),
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
