import type { ScreeningAnswers, ScreeningCampaign, StartedQuestionnaire } from '@cadran/contract';
import type { APIRequestContext } from '@playwright/test';
import { call, unique } from '../test-users.ts';

export const makeCampaign = async (
  request: APIRequestContext,
  token: string,
  more: object = {},
): Promise<ScreeningCampaign> => {
  const customUrl = unique('poste');
  return call(request, 'POST', '/screening/campaigns', {
    token,
    data: { name: `Poste ${customUrl}`, customUrl, ...more },
  });
};

interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Somebody follows the link, says a name, and goes no further; what opens the questionnaire again. */
export const beginAsCandidate = async (
  request: APIRequestContext,
  campaignId: string,
  contact: Contact,
): Promise<StartedQuestionnaire> => {
  const visitor = await call(request, 'POST', '/auth/jwt', { data: { timestamp: Date.now() } });
  const started: StartedQuestionnaire = await call(request, 'POST', '/screening/questionnaires', {
    token: visitor.token,
    data: { campaignId, language: 'fr', consent: true },
  });
  const { id, token } = started;
  await call(request, 'PUT', `/screening/questionnaires/${id}`, { token, data: { contact } });
  return started;
};

/** The same, answering whatever is asked; the questionnaire's id. */
export const finishAsCandidate = async (
  request: APIRequestContext,
  campaignId: string,
  contact: Contact,
  answers: ScreeningAnswers,
): Promise<string> => {
  const { id, token } = await beginAsCandidate(request, campaignId, contact);
  await call(request, 'PUT', `/screening/questionnaires/${id}`, {
    token,
    data: { answers, status: 'completed' },
  });
  return id;
};
