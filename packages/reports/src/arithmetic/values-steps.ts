import type { ArithmeticStep } from '@cadran/contract';
import { VALUES } from '@cadran/contract/codes';
import type { PerValue, ValuesFitComponents, ValuesMeasure } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';
import { calibrationSteps } from './calibration-steps.ts';

const MISSING = '–';

export const valuesSteps = (
  draft: Draft,
  components: ValuesFitComponents,
  measure: ValuesMeasure,
  score: number,
): readonly ArithmeticStep[] => {
  const { words, write, names } = draft;
  const { values, pair, ...common } = words.arithmetic;
  const perValue = (of: PerValue<number | null>, text: (value: number) => string): string =>
    write.series(
      VALUES.map((value) => {
        const number = of[value];
        return pair(names.values[value], number === null ? MISSING : text(number));
      }),
    );
  const centred = (of: PerValue<number | null>): string =>
    perValue(of, (value) => write.signed(value, 2));
  return [
    {
      name: values.ratings,
      value: perValue(measure.ratings, write.number),
      explanation: values.ratingsNote(write.decimal(measure.mean, 2)),
    },
    {
      name: values.centred,
      value: centred(components.profile),
      explanation: values.centredNote,
      term: 'centring',
    },
    { name: values.target, value: centred(components.target), explanation: values.targetNote },
    {
      name: common.profileNorm,
      value: write.decimal(components.profileNorm, 2),
      explanation: values.normNote,
    },
    {
      name: common.targetNorm,
      value: write.decimal(components.targetNorm, 2),
      explanation: values.normNote,
    },
    {
      name: common.floor,
      value: write.number(components.floor),
      explanation: values.floorNote,
      term: 'floor',
    },
    ...calibrationSteps(draft, components, score, values.similarityNote),
  ];
};
