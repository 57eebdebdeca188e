import type { ReportSection } from '@cadran/contract';
import { paragraph, small, titled } from '../../drafting/blocks.ts';
import { type Draft, inLanguage } from '../../drafting/draft.ts';
import { answerText } from '../../question-answers.ts';
import { section } from '../section.ts';

/** Shown, never scored. */
export const questionsSection = (draft: Draft): ReportSection => {
  const { data, words, language } = draft;
  const answers = data.questionnaire.answers.questions ?? {};
  return section(draft, 'questions', [
    small(words.facts.questions.intro),
    ...data.campaign.questions.flatMap((question) =>
      titled(inLanguage(question.text, language), [
        paragraph(answerText(draft, question, answers[question.id])),
      ]),
    ),
  ]);
};
