import type { ScreeningCampaign } from '@cadran/contract';
import type { APIRequestContext } from '@playwright/test';
import { call, unique } from '../support/people.ts';

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

/** Somebody follows the link, says a name, and goes no further. */
export const beginAsCandidate = async (
  request: APIRequestContext,
  campaignId: string,
  contact: { readonly firstName: string; readonly lastName: string; readonly email: string },
): Promise<void> => {
  const visitor = await call(request, 'POST', '/auth/jwt', { data: { timestamp: Date.now() } });
  const { id, token } = await call(request, 'POST', '/screening/questionnaires', {
    token: visitor.token,
    data: { campaignId, language: 'fr', consent: true },
  });
  await call(request, 'PUT', `/screening/questionnaires/${id}`, { token, data: { contact } });
};
