import type {
  CampaignQuestion,
  City,
  ContractType,
  CultureSource,
  CultureType,
  Currency,
  AgeGroup,
  Degree,
  Delay,
  LanguageLevel,
  Motivation,
  Payment,
  Reasoned,
  ScoredSection,
  ScreeningCampaign,
  screeningFields,
  Trait,
  Transport,
  Value,
} from '@cadran/contract';
import type {
  CommonField,
  CommonValues,
  TypedNumber,
} from '../../../../shared/campaign-form/common-values.ts';

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

/** Why a target is what it is, and the target it is about: changed, it is no longer explained. */
export type ReasonDrafts = Readonly<
  Partial<Record<Reasoned, { readonly fr: string; readonly en: string; readonly about: string }>>
>;

type Field = keyof typeof screeningFields;
/** Fields that the form holds in another type than the campaign. */
type Converted = CommonField | 'contactEmail' | 'profile' | 'questions' | 'weights';

export interface CampaignValues
  extends CommonValues, Readonly<Pick<ScreeningCampaign, Exclude<Field, Converted>>> {
  readonly contactEmail: string;
  readonly profile: { readonly [S in ScoredSection]: SectionDraft<S> } & {
    /** The audit that the culture was taken from, until somebody moves a slider. */
    readonly culture: { readonly source: CultureSource | null };
  };
  readonly questions: readonly CampaignQuestion[];
  readonly reasons: ReasonDrafts;
  readonly ownWeights: boolean;
  readonly weights: Readonly<Record<ScoredSection, TypedNumber>>;
}
