import type { Motivation } from '@cadran/contract/codes';
import {
  withDefaultFormats,
  MISSING,
  type NumberFormats,
  formatOrDash,
} from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';
import { type MotivationModel, type MotivationTexts, placesMoved } from './motivation-model.ts';

/** Places in both orders, and by how many each motivation moved. */
export const motivationTable = (
  model: MotivationModel,
  texts: MotivationTexts,
  formats?: Partial<NumberFormats>,
): TableData => {
  const { integer, position } = withDefaultFormats(formats);
  const { desired, actual } = model;
  const rank = (order: readonly Motivation[], motivation: Motivation): string => {
    const place = order.indexOf(motivation);
    return place < 0 ? MISSING : integer(place + 1);
  };
  return {
    columns: [
      texts.motivation,
      ...(desired ? [texts.desired] : []),
      ...(actual ? [texts.actual] : []),
      ...(desired && actual ? [texts.moved] : []),
    ],
    rows: (desired ?? actual ?? []).map((motivation) => [
      texts.motivations[motivation],
      ...(desired ? [rank(desired, motivation)] : []),
      ...(actual ? [rank(actual, motivation)] : []),
      ...(desired && actual ? [formatOrDash(placesMoved(model, motivation), position)] : []),
    ]),
  };
};
