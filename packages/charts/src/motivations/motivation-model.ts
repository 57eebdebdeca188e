import type { ChartOf } from '@cadran/contract';
import type { Motivation } from '@cadran/contract/codes';

export type MotivationModel = ChartOf<'motivations'>['model'];
export type MotivationTexts = ChartOf<'motivations'>['texts'];

/** Places gained (+) or lost (-) between the desired and the actual order. */
export const placesMoved = (
  { desired, actual }: MotivationModel,
  motivation: Motivation,
): number | null => {
  const [from, to] = [desired?.indexOf(motivation) ?? -1, actual?.indexOf(motivation) ?? -1];
  return from < 0 || to < 0 ? null : from - to;
};
