import type { PageModel } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { settledPromise } from '../../shared/loading/promises.ts';
import { anonymousToken, ApiError, getJson, postJson } from '../data/http-client.ts';
import { browserStorage } from '../engine/session/key-value-storage.ts';

const pagePath = (campaignId: string): string =>
  `/api/profiling/published-pages/${encodeURIComponent(campaignId)}`;

const fetchFrom = async (url: string): Promise<PageModel | null> => {
  try {
    return await getJson<PageModel>(url, await anonymousToken());
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
};

const asked = new Map<string, Promise<PageModel | null>>();

/** Asked for once in each language; null: nothing is published. */
export const fetchPage = (campaignId: string, language: Language): Promise<PageModel | null> => {
  const url = `${pagePath(campaignId)}?language=${language}`;
  const page = asked.get(url) ?? settledPromise(fetchFrom(url));
  asked.set(url, page);
  return page;
};

/** Once a day by each browser; only the day is kept, and only here. */
export const countOpening = async (campaignId: string): Promise<void> => {
  const storage = browserStorage();
  const key = `cadran.page.${campaignId}`;
  const today = new Date().toISOString().slice(0, 10);
  if (storage.get(key) === today) return;
  storage.set(key, today);
  await postJson(`${pagePath(campaignId)}/openings`, {}, await anonymousToken());
};
