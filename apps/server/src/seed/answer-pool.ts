import {
  type CampaignCustomization,
  DEFAULT_CUSTOMIZATION,
  EMPTY_PROFILE,
  type Language,
  newScreeningCampaign,
} from '@cadran/contract';
import { written, type Written } from '@cadran/db/bulk';
import { ATELIER_MERCURE_CAMPAIGNS } from '../boot/demonstration/atelier-mercure.ts';
import { answerAs } from '../boot/demonstration/candidates/answer-as.ts';
import { NORTHLIGHT_ENERGY_CAMPAIGNS } from '../boot/demonstration/northlight-energy.ts';
import { scorerOf } from '../services/applicant/score-questionnaire.ts';
import { given } from '../services/given.ts';
import { askedOf } from '../services/questionnaire/asked-of.ts';
import { stampedAnswers } from '../services/questionnaire/stamped-items.ts';
import { randomOf } from './spread.ts';

/** A whole questionnaire, answered and scored by the code that candidates' own calls run through. */
export interface PooledAnswers {
  readonly parts: readonly (readonly [part: string, answers: Written, stamps: Written])[];
  /** Columns in the order of `SCORE_COLUMNS`. */
  readonly scored: readonly Written[];
}

export const SCORE_COLUMNS = [
  'scores',
  'engine_version',
  'overall',
  'displayed',
  'verdict',
  'quality',
  'section_scores',
  'scored_profile',
] as const;

/** A campaign of the demonstration, as many others are like it, with people who answered it. */
export interface CampaignModel {
  readonly name: string;
  readonly language: Language;
  readonly profile: Written;
  readonly questions: Written;
  readonly weights: Written;
  readonly customization: Written;
  readonly allowPersonalReport: boolean;
  readonly answered: readonly PooledAnswers[];
}

const HASTY_EVERY = 12;

/** Nobody's answers are stored before they are scored, so some hundred people stand for all. */
export const campaignModels = (seed: number, people: number, at: Date): CampaignModel[] =>
  [...ATELIER_MERCURE_CAMPAIGNS, ...NORTHLIGHT_ENERGY_CAMPAIGNS].map(
    ({ body, language = 'fr' }) => {
      const random = randomOf(seed, 'pool', body.customUrl);
      const parsed = newScreeningCampaign.parse(body);
      const profile = { ...EMPTY_PROFILE, ...given(parsed.profile) };
      const campaign = { ...parsed, profile, weights: parsed.weights ?? null };
      const score = scorerOf(campaign);
      const asked = askedOf(campaign);
      const answered = Array.from({ length: people }, (_, place): PooledAnswers => {
        const temper = { affinity: random() ** 0.6, isHasty: place % HASTY_EVERY === 0 };
        const { items, stamps } = stampedAnswers(
          answerAs(random, temper, profile, asked, language),
          at,
        );
        const scores = score(items);
        return {
          parts: Object.entries(items).map(
            ([part, answers]) => [part, written(answers), written(stamps[part] ?? {})] as const,
          ),
          scored: [
            scores.scores,
            scores.engineVersion,
            scores.overall,
            scores.displayed,
            scores.verdict,
            scores.quality,
            scores.sectionScores,
            scores.scoredProfile,
          ].map(written),
        };
      });
      const customization: CampaignCustomization = {
        ...DEFAULT_CUSTOMIZATION,
        ...given(parsed.customization),
      };
      return {
        name: parsed.name,
        language,
        profile: written(profile),
        questions: written(parsed.questions ?? []),
        weights: written(campaign.weights),
        customization: written(customization),
        allowPersonalReport: parsed.allowPersonalReport ?? false,
        answered,
      };
    },
  );
