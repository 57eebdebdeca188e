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
import type { TraitIntervals } from './personality/interval-fit.ts';
import type { PerValue } from './values/values-score.ts';

export interface DesiredJob {
  readonly professions?: Maybe<readonly string[]>;
  readonly sectors?: Maybe<readonly string[]>;
  readonly contractTypes?: Maybe<readonly ContractType[]>;
  readonly recruitingDelay?: Maybe<Delay>;
}

export interface DesiredMobility {
  readonly workplace?: Maybe<string>;
  readonly transports?: Maybe<readonly Transport[]>;
  /** Minutes; the maximum is what counts. */
  readonly travelTime?: Maybe<{ readonly max?: Maybe<number> }>;
  /** Stored because the specification names it, never scored (scoring.md §7). */
  readonly residenceCities?: unknown;
}

export interface DesiredIndividual {
  /** Age group and nationality are stored with a warning, never scored (scoring.md §7). */
  readonly ageGroup?: unknown;
  readonly nationality?: unknown;
  /** True: being entitled to work is a must-have. */
  readonly workPermit?: Maybe<boolean>;
  readonly travelPercentage?: Maybe<number>;
  readonly salary?: Maybe<Pay>;
}

export interface DesiredSkill {
  readonly name: string;
  readonly level: number;
  readonly years?: Maybe<number>;
}

export interface DesiredLanguage {
  readonly language: string;
  readonly level: LanguageLevel;
}

export interface DesiredExperiences {
  readonly positions?: Maybe<readonly string[]>;
  readonly sectors?: Maybe<readonly string[]>;
}

/** What a campaign wishes for; a missing part is not scored. */
export interface DesiredProfile {
  readonly culture?: Maybe<CultureScores>;
  readonly values?: Maybe<PerValue<number>>;
  readonly personality?: Maybe<TraitIntervals>;
  readonly motivations?: Maybe<readonly Motivation[]>;
  readonly job?: Maybe<DesiredJob>;
  readonly mobility?: Maybe<DesiredMobility>;
  readonly individual?: Maybe<DesiredIndividual>;
  readonly skills?: Maybe<readonly DesiredSkill[]>;
  readonly experiences?: Maybe<DesiredExperiences>;
  readonly studies?: Maybe<{ readonly degree?: Maybe<Degree> }>;
  readonly languages?: Maybe<readonly DesiredLanguage[]>;
}

export type SectionWeights = Readonly<Partial<Record<ScoredSection, number | undefined>>>;
