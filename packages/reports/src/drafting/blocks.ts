import type { GlossaryTerm } from '@cadran/i18n/glossary';
import type { Picture } from '../picture.ts';
import type { Fact, ReportBlock, Tone } from '../report.ts';

export const paragraph = (text: string): ReportBlock => ({ kind: 'paragraph', text });
export const subtitle = (text: string): ReportBlock => ({ kind: 'subtitle', text });
export const small = (text: string): ReportBlock => ({ kind: 'small', text });
export const facts = (entries: readonly Fact[]): ReportBlock => ({ kind: 'facts', facts: entries });
export const picture = (drawn: Picture): ReportBlock => ({ kind: 'picture', picture: drawn });
export const callout = (
  tone: Tone,
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
