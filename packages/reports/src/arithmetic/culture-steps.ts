import type { ArithmeticStep } from '@cadran/contract';
import { CULTURE_TYPES } from '@cadran/contract/codes';
import type { CultureFitComponents, CultureScores } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';
import { calibrationSteps } from './calibration-steps.ts';

/** A click is worth 33.333 / n above 16.667. */
const clicksOf = (score: number, situations: number): number =>
  Math.round(((score - 100 / 6) * situations * 3) / 100);

export const cultureSteps = (
  draft: Draft,
  components: CultureFitComponents,
  score: number,
): readonly ArithmeticStep[] => {
  const { words, write, names } = draft;
  const { culture, pair, ...common } = words.arithmetic;
  const { profile, target, situations } = components;
  const perType = (of: (type: (typeof CULTURE_TYPES)[number]) => string): string =>
    write.series(CULTURE_TYPES.map((type) => pair(names.types[type], of(type))));
  const scores = (of: CultureScores): string => perType((type) => write.number(of[type]));
  const count = write.number(situations);
  return [
    {
      name: culture.choices,
      value: perType((type) => write.number(clicksOf(profile[type], situations))),
      explanation: culture.choicesNote(count),
    },
    { name: culture.profile, value: scores(profile), explanation: culture.profileNote },
    { name: culture.target, value: scores(target), explanation: culture.targetNote },
    {
      name: common.profileNorm,
      value: write.decimal(components.profileNorm, 2),
      explanation: culture.normNote,
    },
    {
      name: common.targetNorm,
      value: write.decimal(components.targetNorm, 2),
      explanation: culture.normNote,
    },
    {
      name: common.floor,
      value: write.decimal(components.floor, 2),
      explanation: culture.floorNote(count),
      term: 'floor',
    },
    ...calibrationSteps(draft, components, score, culture.similarityNote),
  ];
};
