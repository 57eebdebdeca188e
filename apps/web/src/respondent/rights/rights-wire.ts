import type { OwnData, ReportModel, StartedQuestionnaire } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import { anonymousToken, CallError, getJson, postJson } from '../api.ts';

const QUESTIONNAIRES = '/api/screening/questionnaires';

/** What opens one questionnaire's data: kept in this browser, or just asked for with the code. */
export interface OwnKey {
  readonly id: string;
  readonly token: string;
}

/** Not kept in the browser: who looks at the own data at a friend's leaves nothing there. */
export const openByCode = async (campaignId: string, code: string): Promise<OwnKey> => {
  const body = { campaignId, code, purpose: 'rights' };
  const token = await anonymousToken();
  const opened = await postJson<StartedQuestionnaire>(`${QUESTIONNAIRES}/resume`, body, token);
  return { id: opened.id, token: opened.token };
};

export const readOwnData = ({ id, token }: OwnKey, language: Language): Promise<ReportModel> =>
  getJson(`${QUESTIONNAIRES}/${id}/data/report?language=${language}`, token);

/** Whom to write to; and the portrait, where the organisation offers it and the answers are complete. */
export const readOffers = async ({
  id,
  token,
}: OwnKey): Promise<{ readonly portrait: boolean; readonly contactEmail: string | null }> => {
  const { campaign, scores } = await getJson<OwnData>(`${QUESTIONNAIRES}/${id}/data`, token);
  return {
    portrait: campaign.allowPersonalReport && scores !== null,
    contactEmail: campaign.contactEmail,
  };
};

const PATHS = {
  pdf: (language: Language) => `data.pdf?language=${language}`,
  json: () => 'data',
} as const;
export type CopyFormat = keyof typeof PATHS;

/** A file that only this token opens: the browser's own download would not send it. */
export const fetchCopy = async (
  { id, token }: OwnKey,
  format: CopyFormat,
  language: Language,
): Promise<Blob> => {
  const answer = await fetch(`${QUESTIONNAIRES}/${id}/${PATHS[format](language)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new CallError('internal');
  return answer.blob();
};

export const eraseOwnData = ({ id, token }: OwnKey, code: string): Promise<null> =>
  postJson(`${QUESTIONNAIRES}/${id}/erasure`, { code }, token);
