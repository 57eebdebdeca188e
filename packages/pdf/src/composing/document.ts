import type { Language, ReportHighlights } from '@cadran/contract';

/** A run of text inside a block. User text is always data, never part of a template. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis' | 'underline'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] }
  | { readonly kind: 'break' };

/** Converted from the HTML subset of custom texts. */
export type RichBlock =
  | {
      readonly kind: 'paragraph';
      readonly content: readonly Inline[];
      /** Stays on the page of the next block. */
      readonly sticky?: boolean;
    }
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly content: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly {
        readonly content: readonly Inline[];
        readonly blocks: readonly RichBlock[];
      }[];
    };

export interface Figure {
  readonly kind: 'figure';
  /** A complete SVG document, drawn by packages/charts. */
  readonly svg: string;
  /** Alternative text. */
  readonly alternative: string;
  /** Share of the text's width. */
  readonly width?: number;
}

export interface Table {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Share of the width per column. */
  readonly widths: readonly number[];
  /** Columns with right-aligned figures. */
  readonly numeric?: readonly number[];
}

export type Block =
  | RichBlock
  | Figure
  | Table
  | {
      readonly kind: 'section';
      readonly title: string;
      /** What links within the document lead to. */
      readonly id?: string;
      readonly level?: 1 | 2;
      /** "82 / 100", beside the title. */
      readonly score?: string;
    }
  /** How a score was computed. */
  | {
      readonly kind: 'arithmetic';
      readonly title: string;
      readonly result: string;
      readonly steps: readonly {
        readonly name: string;
        readonly value: string;
        readonly explanation: string;
      }[];
    }
  | {
      readonly kind: 'facts';
      readonly facts: readonly { readonly name: string; readonly value: string }[];
    }
  | {
      readonly kind: 'callout';
      readonly tone: 'neutral' | 'good' | 'caution' | 'bad';
      readonly title: string;
      readonly text: string;
    }
  /** Strengths or points to check, each a link to its section. */
  | (ReportHighlights & { readonly kind: 'highlights'; readonly tone: 'good' | 'caution' })
  | { readonly kind: 'small'; readonly text: string; readonly sticky?: boolean }
  | { readonly kind: 'page_break' }
  | {
      readonly kind: 'columns';
      /** Shares of the width, side by side. */
      readonly shares: readonly number[];
      readonly columns: readonly (readonly Block[])[];
    };

export interface PdfDocument {
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  /** "Page {page} of {pages}", with two placeholders. */
  readonly pageLabel: string;
  readonly organization: { readonly name: string; readonly logo: Uint8Array | null };
  /** Readable on white; see packages/theme. */
  readonly colors: {
    readonly accent: string;
    readonly accentText: string;
    readonly accentSoft: string;
  };
  readonly header: readonly RichBlock[];
  readonly footer: readonly RichBlock[];
  readonly blocks: readonly Block[];
  /** At the end, in two narrow columns; omitted if empty. */
  readonly annexTitle: string;
  readonly annex: readonly Block[];
}
