import type { Language } from '@cadran/contract';

/** A run of text inside a block. User text is data all the way: it is never part of a template. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis' | 'underline'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] }
  | { readonly kind: 'break' };

/** What the small HTML subset of custom texts becomes. */
export type RichBlock =
  | {
      readonly kind: 'paragraph';
      readonly content: readonly Inline[];
      /** Stays on the page of what follows. */
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
  /** What a person who does not see it is told. */
  readonly alternative: string;
  /** Of the text's width. */
  readonly width?: number;
}

export interface Table {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Shares of the width, column by column. */
  readonly widths: readonly number[];
  /** Columns whose figures line up on the right. */
  readonly numeric?: readonly number[];
}

export type Block =
  | RichBlock
  | Figure
  | Table
  | {
      readonly kind: 'section';
      readonly title: string;
      readonly level?: 1 | 2;
      /** "82 / 100", beside the title. */
      readonly score?: string;
    }
  /** How a score came about, set small: for who wants to check it. */
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
  | { readonly kind: 'small'; readonly text: string; readonly sticky?: boolean }
  | {
      readonly kind: 'columns';
      /** Of the width, side by side. */
      readonly shares: readonly number[];
      readonly columns: readonly (readonly Block[])[];
    };

export interface PdfDocument {
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  /** "Page {page} of {pages}", with the two places to fill. */
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
  /** At the end, in two narrow columns; empty: none. */
  readonly annexTitle: string;
  readonly annex: readonly Block[];
}
