import type { ChartOf } from '@cadran/contract';
import { CULTURE_TYPES } from '@cadran/contract/codes';
import {
  formatInterval,
  withDefaultFormats,
  type NumberFormats,
} from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';

export type CongruenceModel = ChartOf<'congruence'>['model'];
export type CongruenceTexts = ChartOf<'congruence'>['texts'];

/** A row per dimension, then the whole. */
export const congruenceTable = (
  { overall, dimensions }: CongruenceModel,
  texts: CongruenceTexts,
  formats?: Partial<NumberFormats>,
): TableData => {
  const { decimal } = withDefaultFormats(formats);
  return {
    columns: [texts.dimension, ...CULTURE_TYPES.map((type) => texts.types[type]), texts.deviation],
    rows: [
      ...dimensions.map(({ label, scores, intervals, deviation, deviationInterval }) => [
        label,
        ...CULTURE_TYPES.map((type) =>
          formatInterval(decimal(scores[type]), intervals?.[type], decimal),
        ),
        formatInterval(decimal(deviation), deviationInterval, decimal),
      ]),
      [texts.overall, ...CULTURE_TYPES.map((type) => decimal(overall[type])), ''],
    ],
  };
};
