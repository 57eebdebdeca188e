import { CULTURE_TYPES } from '@cadran/contract/codes';
import {
  formatInterval,
  withDefaultFormats,
  type NumberFormats,
} from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';
import type { QuadrantModel, QuadrantTexts } from './quadrant-model.ts';

/** A row per culture: its two axes, and its four scores where kites are drawn. */
export const quadrantTable = (
  { points, kites = [] }: QuadrantModel,
  { axes, types, culture }: QuadrantTexts,
  formats?: Partial<NumberFormats>,
): TableData => {
  const format = withDefaultFormats(formats);
  const names = [...new Set([...points, ...kites].map(({ label }) => label))];
  return {
    columns: [
      culture,
      ...(points.length > 0
        ? [
            `${axes.internal} (−) / ${axes.external} (+)`,
            `${axes.stability} (−) / ${axes.flexibility} (+)`,
          ]
        : []),
      ...(kites.length > 0 ? CULTURE_TYPES.map((type) => types[type]) : []),
    ],
    rows: names.map((name) => {
      const point = points.find(({ label }) => label === name);
      const kite = kites.find(({ label }) => label === name);
      return [
        name,
        ...(points.length > 0
          ? [
              point
                ? formatInterval(format.position(point.x), point.intervals?.x, format.position)
                : '',
              point
                ? formatInterval(format.position(point.y), point.intervals?.y, format.position)
                : '',
            ]
          : []),
        ...(kites.length > 0
          ? CULTURE_TYPES.map((type) => (kite ? format.integer(kite.scores[type]) : ''))
          : []),
      ];
    }),
  };
};
