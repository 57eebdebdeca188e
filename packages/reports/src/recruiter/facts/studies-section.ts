import type { ReportSection } from '@cadran/contract';
import type { Degree } from '@cadran/contract/codes';
import { DEGREE_ECTS, DEGREE_NAMES } from '@cadran/instruments';
import { studiesSteps } from '../../arithmetic/studies-steps.ts';
import { facts } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { sectionScore } from '../../section-score.ts';
import { section } from '../section.ts';

export const studiesSection = (draft: Draft): ReportSection => {
  const { data, words, language, write } = draft;
  const texts = words.facts.studies;
  const outcome = data.scores?.sections.studies;
  const required = data.campaign.profile.studies?.target?.degree ?? null;
  const degree = data.questionnaire.answers.studies?.degree ?? null;
  const named = (code: Degree): string =>
    DEGREE_ECTS[code] > 0
      ? texts.withCredits(DEGREE_NAMES[code][language], write.number(DEGREE_ECTS[code]))
      : DEGREE_NAMES[code][language];
  const answered = (): string => {
    if (degree === null) return words.frame.unanswered;
    return degree === 'none' ? texts.none : named(degree);
  };
  return section(
    draft,
    'studies',
    [
      facts([
        { name: texts.degree, value: answered() },
        ...(required ? [{ name: words.facts.columns.desired, value: named(required) }] : []),
      ]),
    ],
    outcome &&
      sectionScore(draft, 'studies', outcome, (components, own) =>
        studiesSteps(draft, components, own),
      ),
  );
};
