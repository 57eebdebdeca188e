import type { Domain, Facet } from '@cadran/contract/codes';

export interface Norm {
  readonly mean: number;
  readonly sd: number;
}

/** Mean and standard deviation of raw sums in a reference population (docs/method/scores.md#personality). */
export interface PersonalityNorms {
  readonly version: string;
  readonly source: string;
  /** True until the product has its own reference; the report says so. */
  readonly provisional: boolean;
  readonly domains: Readonly<Record<Domain, Norm>>;
  readonly facets: Readonly<Record<Facet, Norm>>;
}

/** What is said of norms wherever they were used. */
export type NormsName = Pick<PersonalityNorms, 'version' | 'source' | 'provisional'>;

/** Never by sex nor by age: one reference for everybody. Replace the data, not the code. */
export const PERSONALITY_NORMS: PersonalityNorms = {
  version: 'johnson-2014-1',
  source: 'Johnson’s public IPIP-NEO-120 data, sex-balanced, working age',
  provisional: true,
  domains: {
    openness: { mean: 85.99, sd: 12.76 },
    conscientiousness: { mean: 89.45, sd: 13.97 },
    extraversion: { mean: 78.84, sd: 14.65 },
    agreeableness: { mean: 90.05, sd: 12.34 },
    neuroticism: { mean: 67.65, sd: 16.45 },
  },
  facets: {
    imagination: { mean: 15.17, sd: 3.4 },
    artistic_interests: { mean: 15.39, sd: 3.49 },
    emotionality: { mean: 15.54, sd: 3.01 },
    adventurousness: { mean: 12.81, sd: 3.44 },
    intellect: { mean: 15.41, sd: 3.48 },
    liberalism: { mean: 11.65, sd: 3.74 },
    self_efficacy: { mean: 16.13, sd: 2.31 },
    orderliness: { mean: 12.93, sd: 4.45 },
    dutifulness: { mean: 16.47, sd: 2.59 },
    achievement_striving: { mean: 16.29, sd: 3.1 },
    self_discipline: { mean: 13.81, sd: 3.23 },
    cautiousness: { mean: 13.81, sd: 4.03 },
    friendliness: { mean: 13.67, sd: 3.74 },
    gregariousness: { mean: 11.14, sd: 3.94 },
    assertiveness: { mean: 14.57, sd: 3.54 },
    activity_level: { mean: 12.54, sd: 3.33 },
    excitement_seeking: { mean: 12.27, sd: 3.52 },
    cheerfulness: { mean: 14.64, sd: 3.37 },
    trust: { mean: 13.29, sd: 3.62 },
    morality: { mean: 17.09, sd: 2.85 },
    altruism: { mean: 16.22, sd: 2.79 },
    cooperation: { mean: 15.71, sd: 3.48 },
    modesty: { mean: 12.45, sd: 3.54 },
    sympathy: { mean: 14.83, sd: 3.14 },
    anxiety: { mean: 11.84, sd: 3.78 },
    anger: { mean: 11.81, sd: 4.19 },
    depression: { mean: 10.25, sd: 4.04 },
    self_consciousness: { mean: 12.06, sd: 3.74 },
    immoderation: { mean: 12.03, sd: 3.62 },
    vulnerability: { mean: 9.68, sd: 3.59 },
  },
};
