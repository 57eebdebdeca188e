import type {
  GlossaryTerm,
  ReportFact,
  ChartModel,
  ReportBlock,
  ReportTone,
} from '@cadran/contract';

export const paragraph = (text: string): ReportBlock => ({ kind: 'paragraph', text });
/** The sentence to read first. */
export const lead = (text: string): ReportBlock => ({ kind: 'paragraph', text, lead: true });
export const subtitle = (text: string): ReportBlock => ({ kind: 'subtitle', text });
export const small = (text: string): ReportBlock => ({ kind: 'small', text });
export const facts = (entries: readonly ReportFact[]): ReportBlock => ({
  kind: 'facts',
  facts: entries,
});
export const picture = (drawn: ChartModel): ReportBlock => ({ kind: 'picture', picture: drawn });
export const callout = (
  tone: ReportTone,
  title: string,
  text: string,
  term?: GlossaryTerm,
): ReportBlock => ({ kind: 'callout', tone, title, text, ...(term && { term }) });

export const table = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  numeric: readonly number[] = [],
  terms: readonly GlossaryTerm[] = [],
): ReportBlock => ({
  kind: 'table',
  columns,
  rows,
  numeric,
  ...(terms.length > 0 && { terms }),
});

/** An empty list is no block. */
export const list = (items: readonly string[]): readonly ReportBlock[] =>
  items.length === 0 ? [] : [{ kind: 'list', items }];

/** A heading with what stands under it; nothing under it, no heading. */
export const titled = (title: string, blocks: readonly ReportBlock[]): readonly ReportBlock[] =>
  blocks.length === 0 ? [] : [subtitle(title), ...blocks];
