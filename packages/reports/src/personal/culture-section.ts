import { CULTURE_TYPES } from '@cadran/contract/codes';
import {
  CULTURE_TYPE_TEXTS,
  LEADERSHIP_ROLE_TEXTS,
  MANAGEMENT_STYLE_TEXTS,
} from '@cadran/instruments';
import { type CultureMeasure, cultureStrength } from '@cadran/scoring';
import { paragraph } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { culturePictures } from '../portrait/culture-pictures.ts';
import { dominantTypes } from '../portrait/culture-reading.ts';
import type { ReportSection } from '../report.ts';
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
  const { words, language } = draft;
  const texts = words.personal.culture;
  const role = LEADERSHIP_ROLE_TEXTS[measure.leadershipRole];
  const style = measure.managementStyle && MANAGEMENT_STYLE_TEXTS[measure.managementStyle];
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
    paragraph(
      measure.leadershipRole === 'balanced'
        ? texts.roleBalanced
        : texts.role(role.name[language], role.description[language]),
    ),
    paragraph(
      style ? texts.style(style.name[language], style.description[language]) : texts.styleNone,
    ),
  ]);
};
