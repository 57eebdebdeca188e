import type {
  CampaignQuestion,
  CampaignStatus,
  City,
  ContractType,
  CultureType,
  Currency,
  AgeGroup,
  Degree,
  Delay,
  LanguageLevel,
  Motivation,
  Payment,
  ScoredSection,
  Trait,
  Transport,
  Value,
} from '@cadran/contract';

/** A number field as it is typed: emptied, it holds a text. */
export type TypedNumber = number | string;

export interface Interval {
  readonly min: number;
  readonly max: number;
}

export interface SkillDraft {
  readonly key: string;
  readonly name: string;
  readonly level: number;
  readonly years: TypedNumber;
  readonly currentUse: boolean;
}

export interface LanguageDraft {
  readonly key: string;
  readonly language: string | null;
  readonly level: LanguageLevel;
}

/** What each section would compare with; kept while the section is switched off, so that nothing is lost. */
export interface TargetDrafts {
  readonly culture: Readonly<Record<CultureType, number>>;
  readonly values: Readonly<Record<Value, number>>;
  readonly personality: Readonly<Partial<Record<Trait, Interval>>>;
  readonly motivations: readonly Motivation[];
  readonly job: {
    readonly professions: readonly string[];
    readonly sectors: readonly string[];
    readonly contractTypes: readonly ContractType[];
    readonly recruitingDelay: Delay | null;
  };
  readonly mobility: {
    readonly workplace: City | null;
    readonly transports: readonly Transport[];
    readonly travelTime: { readonly min: TypedNumber; readonly max: TypedNumber };
    readonly residenceCities: readonly City[];
  };
  readonly individual: {
    readonly ageGroup: AgeGroup | null;
    readonly nationality: string | null;
    readonly workPermit: boolean;
    readonly travelPercentage: TypedNumber;
    readonly salary: {
      readonly amount: TypedNumber;
      readonly payment: Payment;
      readonly currency: Currency;
    };
  };
  readonly skills: readonly SkillDraft[];
  readonly experiences: {
    readonly positions: readonly string[];
    readonly sectors: readonly string[];
  };
  readonly studies: { readonly degree: Degree | null };
  readonly languages: readonly LanguageDraft[];
}

export type SectionDraft<S extends ScoredSection> = {
  readonly asked: boolean;
  readonly scored: boolean;
  readonly target: TargetDrafts[S];
};

/** A text of a screen or of a page of the PDF: the product's own until somebody writes one. */
export interface TextDraft {
  readonly custom: boolean;
  readonly title: string;
  readonly html: string;
}
export const TEXT_PLACES = ['introduction', 'conclusion', 'pdfHeader', 'pdfFooter'] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];
export type TextDrafts = Readonly<Record<'fr' | 'en', TextDraft>>;

/** The form's fields have the paths of the body's, so that a refused field is found where it stands. */
export interface CampaignValues extends Record<string, unknown> {
  readonly name: string;
  readonly customUrl: string;
  readonly redirectUrl: string;
  readonly contactEmail: string;
  readonly status: CampaignStatus;
  readonly allowPersonalReport: boolean;
  readonly ownerId: string;
  readonly profile: { readonly [S in ScoredSection]: SectionDraft<S> };
  readonly questions: readonly CampaignQuestion[];
  readonly ownWeights: boolean;
  readonly weights: Readonly<Record<ScoredSection, TypedNumber>>;
  readonly customization: Readonly<Record<TextPlace, TextDrafts>>;
}
