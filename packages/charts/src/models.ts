/** What other packages need of the charts without JSX, so that Node can load it. */
export { shownGap } from './gaps/gap-table.ts';
export { printableText } from './drawing/text/printable-text.ts';
export { textWidth } from './drawing/text/text-width.ts';
export { wrapText } from './drawing/text/wrap-text.ts';
export { formatInterval, type NumberFormats, PLAIN_NUMBERS } from './numbers/number-formats.ts';
export type { QuadrantTexts } from './quadrant/quadrant-model.ts';
export type { TraitVariant } from './traits/trait-model.ts';
