import { CULTURE_TYPES } from '@cadran/contract/codes';
import { formatsOf, type NumberFormats } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';
import type { CongruenceModel, CongruenceTexts } from './congruence-model.ts';

/** A row per dimension, then the whole. */
export const congruenceTable = (
  { overall, dimensions }: CongruenceModel,
  texts: CongruenceTexts,
  given?: Partial<NumberFormats>,
): TableData => {
  const { integer, decimal } = formatsOf(given);
  return {
    columns: [texts.dimension, ...CULTURE_TYPES.map((type) => texts.types[type]), texts.deviation],
    rows: [
      ...dimensions.map(({ label, scores, deviation }) => [
        label,
        ...CULTURE_TYPES.map((type) => integer(scores[type])),
        decimal(deviation),
      ]),
      [texts.overall, ...CULTURE_TYPES.map((type) => integer(overall[type])), ''],
    ],
  };
};
