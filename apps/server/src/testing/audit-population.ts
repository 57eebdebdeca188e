import { contract, type ProfilingFilters } from '@cadran/contract';
import { hashText, seededRandom } from '@cadran/instruments/seeded-random';
import { simulateEmployee } from '@cadran/scoring/simulation';
import { insertAnswers, type NewAuditAnswer } from '../queries/profiling-answers.ts';
import type { Caller, TestApp } from './test-app.ts';

type Campaign = { readonly organizationId: string; readonly id: string };
export type Employee = Partial<Omit<NewAuditAnswer, 'organizationId' | 'campaignId' | 'id'>>;

const CULTURE = { clan: 25, adhocracy: 25, market: 25, hierarchy: 25 };

/** So many of a kind. */
export const times = (number: number, employee: Employee): Employee[] =>
  Array.from({ length: number }, () => employee);

/** People who have finished; what they answered, unless it is given, depends on the campaign and their place. */
export const answerAll = async (
  test: TestApp,
  campaign: Campaign,
  people: readonly Employee[],
): Promise<void> => {
  const random = seededRandom(hashText(campaign.id));
  const rows = people.map((employee) => {
    const { answers } = simulateEmployee(random, {
      unitIds: ['any'],
      perceived: CULTURE,
      desired: CULTURE,
    });
    return {
      organizationId: campaign.organizationId,
      campaignId: campaign.id,
      ...answers,
      ...employee,
    };
  });
  await test.database.database.withTenant(campaign.organizationId, (tx) => insertAnswers(tx, rows));
};

/** Closes the campaign and waits for its results. */
export const closeAndAudit = async (
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
