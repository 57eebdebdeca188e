import type { Motivation } from '@cadran/contract/codes';

export interface MotivationModel {
  /** Most to least important; `null`: no target, as in a personal report. */
  readonly desired: readonly Motivation[] | null;
  /** `null`: not answered. */
  readonly actual: readonly Motivation[] | null;
}

export interface MotivationTexts {
  readonly motivations: Readonly<Record<Motivation, string>>;
  readonly desired: string;
  readonly actual: string;
  /** Headings of the table: the motivation, and by how many places it moved. */
  readonly motivation: string;
  readonly moved: string;
}

/** Places gained (+) or lost (-) between the desired and the actual order. */
export const placesMoved = (
  { desired, actual }: MotivationModel,
  motivation: Motivation,
): number | null => {
  const [from, to] = [desired?.indexOf(motivation) ?? -1, actual?.indexOf(motivation) ?? -1];
  return from < 0 || to < 0 ? null : from - to;
};
