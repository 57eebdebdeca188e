import type { ReportSection } from '@cadran/contract';
import { CULTURE_TYPES } from '@cadran/contract/codes';
import { CULTURE_TYPE_TEXTS } from '@cadran/instruments';
import { type CultureMeasure, cultureStrength } from '@cadran/scoring';
import { paragraph } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { culturePictures } from '../portrait/culture-pictures.ts';
import { dominantTypes } from '../portrait/culture-reading.ts';
import { personalSection } from './personal-section.ts';

const preference = (draft: Draft, { scores }: CultureMeasure): readonly string[] => {
  const { words, names, language, write } = draft;
  const texts = words.personal.culture;
  const dominant = dominantTypes(scores);
  const [first, ...others] = dominant;
  if (first === undefined || dominant.length === CULTURE_TYPES.length) return [texts.balanced];
  return [
    others.length === 0
      ? texts.dominant[cultureStrength(scores).level](names.types[first])
      : texts.tied(write.list(dominant.map((type) => names.types[type]))),
    ...dominant.map((type) => {
      const { name, people, description } = CULTURE_TYPE_TEXTS[type];
      return words.culture.described(name[language], people[language], description[language]);
    }),
  ];
};

export const cultureSection = (draft: Draft, measure: CultureMeasure): ReportSection => {
  const { words } = draft;
  const texts = words.personal.culture;
  return personalSection(draft, 'culture', [
    paragraph(texts.intro),
    ...culturePictures(draft, {
      measure,
      target: null,
      person: words.personal.you,
      quadrantDescription: texts.quadrantDescription,
      barsDescription: texts.barsDescription,
    }),
    ...preference(draft, measure).map(paragraph),
  ]);
};
