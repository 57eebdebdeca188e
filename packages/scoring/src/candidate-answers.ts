import type {
  ContractType,
  CultureType,
  Currency,
  Degree,
  Delay,
  LanguageLevel,
  Motivation,
  Payment,
  Transport,
} from '@cadran/contract/codes';
import type { ItemAnswers, Maybe, Rating } from './engine-version.ts';
import type { PageTime } from './quality/page-times.ts';

export interface Pay {
  readonly amount: number;
  readonly payment: Payment;
  readonly currency: Currency;
}

export interface JobAnswers {
  readonly professions?: Maybe<readonly string[]>;
  readonly sectors?: Maybe<readonly string[]>;
  readonly contractTypes?: Maybe<readonly ContractType[]>;
  readonly startDelay?: Maybe<Delay>;
}

/** A city of the list, by its id or its code, or one typed freely, which compares with nothing. */
export type Place = string | { readonly id: number } | { readonly text: string };

export interface MobilityAnswers {
  /** Kept for the recruiter's reading, never scored (docs/method/scores.md#fairness-and-law). */
  readonly homePlace?: unknown;
  /** The journey to work, in minutes. */
  readonly commuteTime?: Maybe<number>;
  readonly preferredCities?: Maybe<readonly Place[]>;
  readonly transports?: Maybe<readonly Transport[]>;
}

export interface IndividualAnswers {
  /** Birth date and nationalities are protected: never scored (docs/method/scores.md#fairness-and-law). */
  readonly birthDate?: unknown;
  readonly nationalities?: unknown;
  readonly workPermit?: Maybe<boolean>;
  readonly willingToTravel?: Maybe<boolean>;
  /** Share of the time the person accepts to travel. */
  readonly travelPercentage?: Maybe<number>;
  readonly salary?: Maybe<Omit<Pay, 'amount'> & { readonly amount: number | null }>;
}

export interface SkillAnswer {
  readonly name: string;
  readonly level: number | null;
  readonly years: number | null;
  readonly currentUse: boolean;
}

export interface LanguageAnswer {
  readonly language: string;
  readonly level: LanguageLevel | null;
}

export interface ExperiencesAnswers {
  readonly positions?: Maybe<readonly string[]>;
  readonly sectors?: Maybe<readonly string[]>;
}

/** All that a candidate may have answered; every part may be missing. */
export interface CandidateAnswers {
  /** Name and gender live here; never scored (docs/method/scores.md#fairness-and-law). */
  readonly contact?: unknown;
  readonly culture?: Maybe<ItemAnswers<CultureType>>;
  readonly values?: Maybe<ItemAnswers<Rating>>;
  /** The 120 items and the two instructed ones. */
  readonly personality?: Maybe<ItemAnswers<Rating>>;
  readonly motivations?: Maybe<readonly Motivation[]>;
  readonly job?: Maybe<JobAnswers>;
  readonly mobility?: Maybe<MobilityAnswers>;
  readonly individual?: Maybe<IndividualAnswers>;
  readonly skills?: Maybe<readonly SkillAnswer[]>;
  readonly experiences?: Maybe<ExperiencesAnswers>;
  /** `none`: no degree of the list, which is an answer and not a missing one. */
  readonly studies?: Maybe<{ readonly degree?: Maybe<Degree | 'none'> }>;
  readonly languages?: Maybe<readonly LanguageAnswer[]>;
  readonly pageTimes?: Maybe<readonly PageTime[]>;
}
