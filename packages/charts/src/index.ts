export { type KeySeries } from './drawing/series-key.tsx';
export { type PictureProps } from './drawing/picture.tsx';
export { type Kind } from './drawing/shape-mark.tsx';
export { type Range } from './drawing/linear-scale.ts';
export { CultureBars, cultureTable } from './culture-bars/culture-bars.tsx';
export { DistributionChart, distributionTable } from './culture-bars/distribution-chart.tsx';
export { type PairedRow, type PairedTexts } from './culture-bars/paired-model.ts';
export { CongruenceChart, congruenceTable } from './congruence/congruence-chart.tsx';
export * from './congruence/congruence-model.ts';
export { GapChart, gapTable } from './gaps/gap-chart.tsx';
export * from './gaps/gap-model.ts';
export { Gauge } from './gauge/gauge.tsx';
export { MotivationSlope } from './motivations/motivation-slope.tsx';
export { motivationTable } from './motivations/motivation-table.ts';
export * from './motivations/motivation-model.ts';
export { type NumberFormats, PLAIN_NUMBERS } from './numbers/number-formats.ts';
export { QuadrantChart } from './quadrant/quadrant-chart.tsx';
export * from './quadrant/quadrant-model.ts';
export { quadrantTable } from './quadrant/quadrant-table.ts';
export {
  SectionBars,
  sectionTable,
  type SectionRow,
  type SectionTexts,
} from './sections/section-bars.tsx';
export { SkillsChart } from './skills/skills-chart.tsx';
export * from './skills/skills-model.ts';
export { MiniBars } from './small/mini-bars.tsx';
export { Sparkline } from './small/sparkline.tsx';
export { ChartTable, type TableData } from './table/chart-table.tsx';
export { TraitBars } from './traits/trait-bars.tsx';
export { traitTable } from './traits/trait-table.ts';
export { type TraitRow, type TraitTexts } from './traits/trait-model.ts';
export { TraitRange } from './traits/trait-range.tsx';
export { ValueCircle, valueTable } from './values/value-circle.tsx';
export * from './values/value-model.ts';
