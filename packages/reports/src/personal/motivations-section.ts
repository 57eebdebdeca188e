import type { ReportSection } from '@cadran/contract';
import type { Motivation } from '@cadran/contract/codes';
import { MOTIVATION_TEXTS } from '@cadran/instruments';
import { list, paragraph } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { CLOSING, LEADING, motivationSlope } from '../portrait/motivations-picture.ts';
import { personalSection } from './personal-section.ts';

export const motivationsSection = (draft: Draft, ranking: readonly Motivation[]): ReportSection => {
  const { words, names, language, write } = draft;
  const texts = words.personal.motivations;
  return personalSection(draft, 'motivations', [
    paragraph(texts.intro),
    motivationSlope(draft, ranking, null, words.personal.you),
    ...list(
      ranking
        .slice(0, LEADING)
        .map((motivation) =>
          words.motivations.named(
            names.motivations[motivation],
            MOTIVATION_TEXTS[motivation].description[language],
          ),
        ),
    ),
    paragraph(
      texts.last(
        write.list(ranking.slice(-CLOSING).map((motivation) => names.motivations[motivation])),
      ),
    ),
  ]);
};
