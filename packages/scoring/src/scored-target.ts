import type {
  ContractType,
  Degree,
  Delay,
  LanguageLevel,
  Motivation,
  ScoredSection,
  Transport,
} from '@cadran/contract/codes';
import type { Pay } from './candidate-answers.ts';
import type { CultureScores } from './culture/culture-score.ts';
import type { Maybe } from './engine-version.ts';
import type { AdoptedNorms } from './personality/adopted-norms.ts';
import type { TraitIntervals } from './personality/matching/interval-fit.ts';
import type { PerValue } from './values/values-score.ts';

export interface JobTarget {
  readonly professions?: Maybe<readonly string[]>;
  readonly sectors?: Maybe<readonly string[]>;
  readonly contractTypes?: Maybe<readonly ContractType[]>;
  readonly recruitingDelay?: Maybe<Delay>;
}

export interface MobilityTarget {
  readonly workplace?: Maybe<string>;
  readonly transports?: Maybe<readonly Transport[]>;
  /** Minutes; the maximum is what counts. */
  readonly travelTime?: Maybe<{ readonly max?: Maybe<number> }>;
  /** Stored because the specification names it, never scored (docs/method/scores.md#fairness-and-law). */
  readonly residenceCities?: unknown;
}

export interface IndividualTarget {
  /** Age group and nationality are stored with a warning, never scored (docs/method/scores.md#fairness-and-law). */
  readonly ageGroup?: unknown;
  readonly nationality?: unknown;
  /** True: being entitled to work is a must-have. */
  readonly workPermit?: Maybe<boolean>;
  readonly travelPercentage?: Maybe<number>;
  readonly salary?: Maybe<Pay>;
}

export interface SkillTarget {
  readonly name: string;
  readonly level: number;
  readonly years?: Maybe<number>;
}

export interface LanguageTarget {
  readonly language: string;
  readonly level: LanguageLevel;
}

export interface ExperiencesTarget {
  readonly positions?: Maybe<readonly string[]>;
  readonly sectors?: Maybe<readonly string[]>;
}

/** What a campaign looks for; a missing part is not scored. */
export interface ScoredTarget {
  readonly culture?: Maybe<CultureScores>;
  readonly values?: Maybe<PerValue<number>>;
  readonly personality?: Maybe<TraitIntervals>;
  /** Adopted norms of the language somebody answered in; without them, the provisional ones. */
  readonly norms?: Maybe<AdoptedNorms>;
  readonly motivations?: Maybe<readonly Motivation[]>;
  readonly job?: Maybe<JobTarget>;
  readonly mobility?: Maybe<MobilityTarget>;
  readonly individual?: Maybe<IndividualTarget>;
  readonly skills?: Maybe<readonly SkillTarget[]>;
  readonly experiences?: Maybe<ExperiencesTarget>;
  readonly studies?: Maybe<{ readonly degree?: Maybe<Degree> }>;
  readonly languages?: Maybe<readonly LanguageTarget[]>;
}

export type SectionWeights = Readonly<Partial<Record<ScoredSection, number | undefined>>>;
