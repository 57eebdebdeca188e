import type { Language } from '@cadran/contract';
import type { GlossaryTerm } from '@cadran/i18n/glossary';
import type { Picture } from './picture.ts';

/**
 * A report as plain data: gathered, then built, then drawn (style, picture 7). Screen and PDF are two drawings
 * of this one model, so they cannot disagree. All words are in the report's language; numbers are written.
 */
export interface Report {
  readonly kind: 'recruiter' | 'personal' | 'profiling';
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly ReportSection[];
}

export interface ReportSection {
  /** Stable, for the address and the section list: `culture`, `values`, … */
  readonly id: string;
  readonly title: string;
  readonly score?: SectionScore;
  readonly blocks: readonly ReportBlock[];
}

export interface SectionScore {
  /** The displayed integer; `null`: not scored, and `note` says why. */
  readonly value: number | null;
  /** "82 / 100", or "not required". */
  readonly text: string;
  readonly note: string | null;
  /** "How was this computed?": what went in, step by step, and what came out. */
  readonly arithmetic: readonly ArithmeticStep[];
}

export interface ArithmeticStep {
  readonly name: string;
  readonly value: string;
  /** The rule in words, or a formula as people write it. */
  readonly explanation?: string;
  /** The word of the glossary that explains the name; on screen, one press away. */
  readonly term?: GlossaryTerm;
}

export type Tone = 'neutral' | 'good' | 'caution' | 'bad';

export type ReportBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Custom text of the organisation, already sanitised when it was saved. */
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'subtitle'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly numeric?: readonly number[];
      /** Words of the glossary that the rows take for granted. */
      readonly terms?: readonly GlossaryTerm[];
    }
  | {
      readonly kind: 'callout';
      readonly tone: Tone;
      readonly title: string;
      readonly text: string;
      readonly term?: GlossaryTerm;
    }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'small'; readonly text: string };

export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly term?: GlossaryTerm;
}
