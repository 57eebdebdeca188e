/**
 * What the pictures are drawn from, and the same numbers as tables: free of JSX, so that Node
 * and the pure packages can use it as it is.
 */
export * from './congruence/congruence-model.ts';
export { congruenceTable } from './congruence/congruence-table.ts';
export type { PairedRow, PairedTexts } from './culture-bars/paired-model.ts';
export { cultureTable, distributionTable } from './culture-bars/paired-table.ts';
export type { Kind } from './drawing/kind.ts';
export type { Range } from './drawing/linear-scale.ts';
export * from './gaps/gap-model.ts';
export { gapTable } from './gaps/gap-table.ts';
export type { GaugeTexts } from './gauge/gauge-texts.ts';
export * from './motivations/motivation-model.ts';
export { motivationTable } from './motivations/motivation-table.ts';
export { type NumberFormats, PLAIN_NUMBERS } from './numbers/number-formats.ts';
export * from './quadrant/quadrant-model.ts';
export { quadrantTable } from './quadrant/quadrant-table.ts';
export * from './sections/section-model.ts';
export * from './skills/skills-model.ts';
export type { TableData } from './table/table-data.ts';
export type { TraitRangeTexts, TraitRow, TraitTexts, TraitVariant } from './traits/trait-model.ts';
export { traitTable } from './traits/trait-table.ts';
export {
  type ValueModel,
  type ValueScale,
  type ValueSeries,
  type ValueTexts,
} from './values/value-model.ts';
export { valueTable } from './values/value-table.ts';
