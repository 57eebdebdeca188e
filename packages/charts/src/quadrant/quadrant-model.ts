import type { ChartOf } from '@cadran/contract';

export type QuadrantModel = ChartOf<'quadrant'>['model'];
export type QuadrantTexts = ChartOf<'quadrant'>['texts'];
export type QuadrantPoint = QuadrantModel['points'][number];
export type QuadrantKite = NonNullable<QuadrantModel['kites']>[number];
