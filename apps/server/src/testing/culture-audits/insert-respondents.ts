import { contract, type ProfilingFilters } from '@cadran/contract';
import { hashText, seededRandom } from '@cadran/instruments/seeded-random';
import { simulateRespondent } from '@cadran/scoring/simulation';
import {
  insertAnswers,
  type NewCultureAuditAnswer,
} from '../../modules/culture-audits/queries/answers.ts';
import type { Caller, TestApp } from '../test-app.ts';

type Campaign = { readonly organizationId: string; readonly id: string };
export type RespondentFields = Partial<
  Omit<NewCultureAuditAnswer, 'organizationId' | 'campaignId'>
>;

const CULTURE = { clan: 25, adhocracy: 25, market: 25, hierarchy: 25 };

export const times = (number: number, respondent: RespondentFields): RespondentFields[] =>
  Array.from({ length: number }, () => respondent);

/** Inserts completed answers and returns them; those not given are simulated from the campaign's id. */
export const insertRespondents = async (
  test: TestApp,
  campaign: Campaign,
  people: readonly RespondentFields[],
): Promise<readonly NewCultureAuditAnswer[]> => {
  const random = seededRandom(hashText(campaign.id));
  const rows = people.map((respondent) => {
    const { answers } = simulateRespondent(random, {
      unitIds: ['any'],
      perceived: CULTURE,
      desired: CULTURE,
    });
    return {
      organizationId: campaign.organizationId,
      campaignId: campaign.id,
      ...answers,
      ...respondent,
    };
  });
  await test.database.database.withTenant(campaign.organizationId, (tx) => insertAnswers(tx, rows));
  return rows;
};

export const closeAndTakeSnapshot = async (
  test: TestApp,
  by: Caller,
  campaign: Campaign,
): Promise<void> => {
  const answer = await by.call(contract.profiling.closeCampaign, { params: { id: campaign.id } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await test.takeSnapshots();
};

export const readFilters = async (by: Caller, campaign: Campaign): Promise<ProfilingFilters> => {
  const answer = await by.call(contract.profilingResults.filters, { params: { id: campaign.id } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
