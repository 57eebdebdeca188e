import { fromAnswerItems, contract, type Language, type ScreeningCampaign } from '@cadran/contract';
import { simulateAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { type CandidateSession, startCandidate } from './candidate-session.ts';
import type { TestApp } from '../test-app.ts';

/** Completes a questionnaire through the API. */
export const completeCandidate = async (
  test: TestApp,
  campaign: ScreeningCampaign,
  seed: number,
  more: { contact?: object; answers?: object; addUpAnswers?: boolean; language?: Language } = {},
): Promise<CandidateSession> => {
  const own = await startCandidate(test, campaign.id, more.language && { language: more.language });
  const asked = await own.caller.call(contract.screening.readCampaign, {
    params: { id: campaign.id },
  });
  const { contact = {}, ...items } = simulateAnswers(seededRandom(seed), asked.json());
  const saved = await own.save({
    contact: { ...contact, ...more.contact },
    answers: { ...fromAnswerItems(items), ...more.answers },
    status: 'completed',
    ...(more.addUpAnswers !== undefined && { addUpAnswers: more.addUpAnswers }),
  });
  if (saved.statusCode !== 200) throw new Error(saved.body);
  return own;
};
