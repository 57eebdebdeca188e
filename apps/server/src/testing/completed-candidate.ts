import { answersOf, contract, type ScreeningCampaign } from '@cadran/contract';
import { simulatedAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { type Answering, startAnswering } from './answering.ts';
import type { TestApp } from './test-app.ts';

/** A candidate who answered everything, by the calls a candidate's browser makes. */
export const completeCandidate = async (
  test: TestApp,
  campaign: ScreeningCampaign,
  seed: number,
  more: { contact?: object; answers?: object } = {},
): Promise<Answering> => {
  const own = await startAnswering(test, campaign.id);
  const asked = await own.caller.call(contract.screening.readCampaign, {
    params: { id: campaign.id },
  });
  const { contact = {}, ...items } = simulatedAnswers(seededRandom(seed), asked.json());
  const saved = await own.save({
    contact: { ...contact, ...more.contact },
    answers: { ...answersOf(items), ...more.answers },
    status: 'completed',
  });
  if (saved.statusCode !== 200) throw new Error(saved.body);
  return own;
};
