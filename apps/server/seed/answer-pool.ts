import {
  type CampaignCustomization,
  DEFAULT_CUSTOMIZATION,
  EMPTY_TARGET,
  type Language,
  languagesOf,
  newScreeningCampaign,
  valuesOf,
} from '@cadran/contract';
import { type BulkRow, encodeValue, type EncodedValue } from '@cadran/db/bulk';
import { ATELIER_MERCURE_CAMPAIGNS } from '../demo/screening/atelier-mercure.ts';
import { simulateQuestionnaire } from '../demo/screening/simulate-questionnaire.ts';
import { NORTHLIGHT_ENERGY_CAMPAIGNS } from '../demo/screening/northlight-energy.ts';
import {
  scoreColumns,
  scoreRequest,
} from '../src/modules/questionnaires/completing/score-questionnaire.ts';
import { computeScores } from '../src/scoring/compute-scores.ts';
import { omitUndefined } from '../src/database/omit-undefined.ts';
import { askedParts } from '../src/modules/questionnaires/answers/asked-parts.ts';
import { givenByCandidate } from '../src/modules/questionnaires/answers/given-answers.ts';
import { randomOf } from './random.ts';

/** A complete questionnaire, scored by the code of the candidate routes. */
export interface PooledAnswers {
  readonly answers: EncodedValue;
  readonly languages: EncodedValue;
  /** The columns that scoring fills. */
  readonly scored: BulkRow;
}

const columnName = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const encodeColumns = (values: object): BulkRow =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [columnName(field), encodeValue(value)]),
  );

/** A demo campaign as template, with a pool of answers. */
export interface CampaignModel {
  readonly name: string;
  readonly language: Language;
  readonly profile: EncodedValue;
  readonly questions: EncodedValue;
  readonly weights: EncodedValue;
  readonly customization: EncodedValue;
  readonly allowPersonalReport: boolean;
  readonly answered: readonly PooledAnswers[];
}

const HASTY_EVERY = 12;
const RESERVED_EVERY = 5;

/** Scoring is slow, so a pool of some hundred answers is reused for all candidates. */
export const campaignModels = (seed: number, people: number, at: Date): CampaignModel[] =>
  [...ATELIER_MERCURE_CAMPAIGNS, ...NORTHLIGHT_ENERGY_CAMPAIGNS].map(
    ({ body, language = 'fr' }) => {
      const random = randomOf(seed, 'pool', body.customUrl);
      const parsed = newScreeningCampaign.parse(body);
      const profile = { ...EMPTY_TARGET, ...omitUndefined(parsed.profile) };
      const campaign = { ...parsed, profile, weights: parsed.weights ?? null };
      const asked = askedParts(campaign);
      const drawn = Array.from({ length: people }, (_, place) => {
        const behaviour = {
          affinity: random() ** 0.6,
          isHasty: place % HASTY_EVERY === 0,
          isReserved: place % RESERVED_EVERY === 1,
        };
        const answered = simulateQuestionnaire(random, behaviour, profile, asked, language);
        const given = givenByCandidate(answered, language, at);
        return {
          id: `${body.customUrl}/${place}`,
          items: valuesOf(given),
          languages: languagesOf(given),
        };
      });
      const answered = computeScores(scoreRequest(campaign, drawn)).map(
        (scores, place): PooledAnswers => ({
          answers: encodeValue(drawn[place]?.items ?? {}),
          languages: encodeValue(drawn[place]?.languages ?? {}),
          scored: encodeColumns(scoreColumns(campaign, scores)),
        }),
      );
      const customization: CampaignCustomization = {
        ...DEFAULT_CUSTOMIZATION,
        ...omitUndefined(parsed.customization),
      };
      return {
        name: parsed.name,
        language,
        profile: encodeValue(profile),
        questions: encodeValue(parsed.questions ?? []),
        weights: encodeValue(campaign.weights),
        customization: encodeValue(customization),
        allowPersonalReport: parsed.allowPersonalReport ?? false,
        answered,
      };
    },
  );
