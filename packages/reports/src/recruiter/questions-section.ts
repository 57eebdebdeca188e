import type { QuestionAnswer } from '@cadran/contract';
import { paragraph, small, titled } from '../drafting/blocks.ts';
import { type Draft, inLanguage } from '../drafting/draft.ts';
import type { ReportSection } from '../report.ts';
import { section } from './section.ts';

const answerText = ({ words, write }: Draft, answer: QuestionAnswer | null | undefined): string => {
  if (typeof answer === 'boolean') return answer ? words.frame.yes : words.frame.no;
  if (typeof answer === 'number') return words.facts.questions.scale(write.number(answer));
  return answer?.trim() || words.frame.unanswered;
};

/** Shown, never scored (scoring.md §10). */
export const questionsSection = (draft: Draft): ReportSection => {
  const { data, words, language } = draft;
  const answers = data.questionnaire.answers.questions ?? {};
  return section(draft, 'questions', [
    small(words.facts.questions.intro),
    ...data.campaign.questions.flatMap((question) =>
      titled(inLanguage(question.text, language), [
        paragraph(answerText(draft, answers[question.id])),
      ]),
    ),
  ]);
};
