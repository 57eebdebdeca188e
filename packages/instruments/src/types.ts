import type {
  CultureDimension,
  CultureType,
  Domain,
  Facet,
  Language,
  Moment,
  Value,
  ValueRating,
} from '@cadran/contract/codes';

/** One sentence in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** What a thing is called, and one or two sentences that say what it is. */
export interface NamedText {
  readonly name: Text;
  readonly description: Text;
}

/** Four proposals, one per culture type; the reader picks one (screening) or ranks them (profiling). */
export interface CultureSituation {
  readonly id: string;
  readonly dimension: CultureDimension;
  readonly prompt: Text;
  readonly proposals: Readonly<Record<CultureType, Text>>;
}

/** The prompts hold placeholders for the campaign's subject: read them with `profilingPrompt`. */
export interface ProfilingSituation extends Omit<CultureSituation, 'prompt'> {
  readonly prompts: Readonly<Record<Moment, Text>>;
}

export interface ValueItem {
  readonly id: string;
  readonly value: Value;
  readonly text: Text;
  readonly description: Text;
}

/** One of nine steps; anchors are visible, the other labels are for screen readers. */
export interface ValueScaleStep {
  readonly rating: ValueRating;
  readonly label: Text;
  readonly anchor: boolean;
}

/** `reverse` items are scored 6 - x. */
export interface PersonalityItem {
  readonly id: string;
  readonly facet: Facet;
  readonly reverse: boolean;
  readonly text: Text;
}

/** "Choose *agree* here": detects respondents who do not read. */
export interface InstructedItem {
  readonly id: string;
  readonly expected: 1 | 2 | 3 | 4 | 5;
  readonly text: Text;
}

/** What a trait is, and what a low or high position means at work. */
export interface TraitDescription {
  readonly name: Text;
  readonly description: Text;
  readonly low: Text;
  readonly high: Text;
}

export type TraitDescriptions = Readonly<Record<Domain | Facet, TraitDescription>>;

/** The two sides of a trait, addressed to the person described. */
export type PersonalTraitTexts = Readonly<
  Record<Domain | Facet, Readonly<Pick<TraitDescription, 'low' | 'high'>>>
>;

export interface CultureTypeText extends NamedText {
  /** Those who feel at home in it: collaborators, innovators, competitors, organizers (spec, section 3). */
  readonly people: Text;
  readonly strengths: readonly Text[];
  readonly risks: readonly Text[];
  readonly valued: Text;
  readonly leadership: Text;
}

/** One row of the recommendations table. */
export interface RecommendationText {
  readonly title: Text;
  readonly reason: Text;
  readonly more: Text;
  readonly less: Text;
  readonly firstSteps: readonly Text[];
}

/** An entry of a reference list: the code is stored and sent, the name is only displayed. */
export interface ReferenceEntry {
  readonly code: string;
  readonly name: Text;
  readonly description?: Text;
}

/** Titles in French and English, separated by commas. */
export type JobTitleRow = readonly [group: string, fr: string, en: string];

export type ProfessionRow = readonly [
  code: string,
  fr: string,
  en: string,
  examplesFr: string,
  examplesEn: string,
];
