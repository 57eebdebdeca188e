import type { ReportBlock } from '@cadran/contract';
import type { PerValue, ValuesMeasure } from '@cadran/scoring';
import { picture } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { topValues } from './values-reading.ts';

interface Portrayed {
  readonly measure: ValuesMeasure;
  readonly scale: 'rating' | 'centred';
  /** On the same scale. */
  readonly target: PerValue<number> | null;
  readonly person: string;
}

/** The ten values around the circle, the desired ones dashed. */
export const valueCircle = (
  { words, names, write }: Draft,
  { measure, scale, target, person }: Portrayed,
): ReportBlock => {
  const { values, frame } = words;
  const top = topValues(measure);
  return picture({
    kind: 'value_circle',
    title: values.circle,
    ...(scale === 'centred' && { terms: ['centring'] }),
    description:
      top.length === 0
        ? values.circleFlat
        : values.circleDescription(write.list(top.map((value) => names.values[value]))),
    model: {
      scale,
      series: [
        {
          label: person,
          kind: 'actual',
          values: scale === 'rating' ? measure.ratings : measure.centred,
        },
        ...(target ? [{ label: frame.target, kind: 'target' as const, values: target }] : []),
      ],
    },
    texts: { values: names.values, poles: names.poles, value: values.value },
  });
};
