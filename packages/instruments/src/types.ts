import type {
  CultureDimension,
  CultureType,
  Domain,
  Facet,
  Language,
  Value,
} from '@cadran/contract/codes';

/** One sentence in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** Four proposals, one per culture type; the reader picks one (screening) or ranks them (profiling). */
export interface CultureSituation {
  readonly id: string;
  readonly dimension: CultureDimension;
  readonly prompt: Text;
  readonly proposals: Readonly<Record<CultureType, Text>>;
}

export interface ValueItem {
  readonly id: string;
  readonly value: Value;
  readonly text: Text;
  readonly description: Text;
}

/** `reverse` items are scored 6 - x (scoring.md §3). */
export interface PersonalityItem {
  readonly id: string;
  readonly facet: Facet;
  readonly reverse: boolean;
  readonly text: Text;
}

/** "Choose *agree* here": tells a reader from a clicker (scoring.md §6). */
export interface InstructedItem {
  readonly id: string;
  readonly expected: 1 | 2 | 3 | 4 | 5;
  readonly text: Text;
}

/** What a trait is, and what its three bands mean at work. */
export interface TraitDescription {
  readonly name: Text;
  readonly description: Text;
  readonly low: Text;
  readonly average: Text;
  readonly high: Text;
}

export type TraitDescriptions = Readonly<Record<Domain | Facet, TraitDescription>>;
