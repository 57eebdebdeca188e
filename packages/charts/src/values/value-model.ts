import type { ChartOf } from '@cadran/contract';
import { VALUE_RATINGS } from '@cadran/contract/codes';
import type { NumberFormats } from '../numbers/number-formats.ts';

export type ValueModel = ChartOf<'value_circle'>['model'];
export type ValueTexts = ChartOf<'value_circle'>['texts'];
export type ValueSeries = ValueModel['series'][number];
export type ValueScale = ValueModel['scale'];

/** Ratings from -1 to 7, or values centred on the person's own mean. */
export const VALUE_SCALES = {
  rating: { range: [Math.min(...VALUE_RATINGS), Math.max(...VALUE_RATINGS)], rings: [0, 3, 6] },
  centred: { range: [-5, 5], rings: [-3, 0, 3] },
} as const satisfies Record<ValueScale, object>;

/** Centred values are differences, ratings are not. */
export const valueFormat = ({ scale }: ValueModel, { decimal, difference }: NumberFormats) =>
  scale === 'centred' ? difference : decimal;
