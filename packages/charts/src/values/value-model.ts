import { type Pole, type Value, VALUE_RATINGS } from '@cadran/contract/codes';
import type { NumberFormats } from '../numbers/number-formats.ts';
import type { Shape } from '@cadran/theme';
import type { Kind } from '../drawing/kind.ts';

export interface ValueSeries {
  readonly label: string;
  readonly kind: Kind;
  /** Missing is `null`, never nought. */
  readonly values: Readonly<Record<Value, number | null>>;
  readonly color?: string;
  /** Tells several people apart where colours do not. */
  readonly shape?: Shape;
}

/** Ratings from -1 to 7, or values centred on the person's own mean (scoring.md §2). */
export const VALUE_SCALES = {
  rating: { range: [Math.min(...VALUE_RATINGS), Math.max(...VALUE_RATINGS)], rings: [0, 3, 6] },
  centred: { range: [-5, 5], rings: [-3, 0, 3] },
} as const;
export type ValueScale = keyof typeof VALUE_SCALES;

export interface ValueModel {
  readonly series: readonly ValueSeries[];
  readonly scale: ValueScale;
}

export interface ValueTexts {
  readonly values: Readonly<Record<Value, string>>;
  readonly poles: Readonly<Record<Pole, string>>;
  /** Heading of the table's first column. */
  readonly value: string;
}

/** Centred values are differences, ratings are not. */
export const writeOf = ({ scale }: ValueModel, { decimal, difference }: NumberFormats) =>
  scale === 'centred' ? difference : decimal;
