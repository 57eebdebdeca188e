import { randomUUID } from 'node:crypto';
import { CULTURE_TYPES, MOMENTS, type ProfilingCampaign } from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments';
import type { APIRequestContext } from '@playwright/test';
import { call, unique } from '../test-users.ts';

export const unit = (fr: string, en: string, expectedHeadcount: number | null = null) => ({
  id: randomUUID(),
  name: { fr, en },
  expectedHeadcount,
});

export const makeAudit = async (
  request: APIRequestContext,
  token: string,
  more: object = {},
): Promise<ProfilingCampaign> => {
  const customUrl = unique('audit');
  return call(request, 'POST', '/profiling/campaigns', {
    token,
    data: { name: `Audit ${customUrl}`, customUrl, ...more },
  });
};

const RANKED = Object.fromEntries(
  MOMENTS.map((moment) => [
    moment,
    Object.fromEntries(PROFILING_CULTURE.map(({ id }) => [id, CULTURE_TYPES])),
  ]),
);

interface Answering {
  /** Of an audit by codes. */
  readonly code?: string | undefined;
  readonly finish?: boolean;
}

/** Somebody begins, and perhaps finishes, through the API. */
export const answerAudit = async (
  request: APIRequestContext,
  campaignId: string,
  segments: object,
  { code, finish = true }: Answering = {},
): Promise<void> => {
  const visitor = await call(request, 'POST', '/auth/jwt', { data: { timestamp: Date.now() } });
  const { id, token } = await call(request, 'POST', '/profiling/questionnaires', {
    token: visitor.token,
    data: {
      campaignId,
      language: 'fr',
      consent: true,
      ...(code === undefined ? { startKey: randomUUID() } : { code }),
    },
  });
  if (!finish) return;
  await call(request, 'PUT', `/profiling/questionnaires/${id}`, {
    token,
    data: { segments, answers: RANKED },
  });
  await call(request, 'PUT', `/profiling/questionnaires/${id}`, {
    token,
    data: { status: 'completed' },
  });
};
