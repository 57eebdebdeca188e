import type { OwnData, Report, StartedQuestionnaire } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import { anonymousToken, ApiError, getJson, postJson } from '../data/http-client.ts';

const QUESTIONNAIRES = '/api/screening/questionnaires';

/** What opens one questionnaire's data: kept in this browser, or just asked for with the code. */
export interface DataAccess {
  readonly id: string;
  readonly token: string;
}

/** Not stored in the browser, because the device may be somebody else's. */
export const openByCode = async (campaignId: string, code: string): Promise<DataAccess> => {
  const body = { campaignId, code, purpose: 'rights' };
  const token = await anonymousToken();
  const opened = await postJson<StartedQuestionnaire>(`${QUESTIONNAIRES}/resume`, body, token);
  return { id: opened.id, token: opened.token };
};

export const readOwnData = ({ id, token }: DataAccess, language: Language): Promise<Report> =>
  getJson(`${QUESTIONNAIRES}/${id}/data/report?language=${language}`, token);

/** Whom to write to; and the portrait, where the organisation offers it and the answers are complete. */
export const readOffers = async ({
  id,
  token,
}: DataAccess): Promise<{ readonly portrait: boolean; readonly contactEmail: string | null }> => {
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
export type ExportFormat = keyof typeof PATHS;

/** A file that only this token opens: the browser's own download would not send it. */
const fetchFile = async ({ id, token }: DataAccess, path: string): Promise<Blob> => {
  const answer = await fetch(`${QUESTIONNAIRES}/${id}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new ApiError('internal');
  return answer.blob();
};

export const fetchExport = (
  access: DataAccess,
  format: ExportFormat,
  language: Language,
): Promise<Blob> => fetchFile(access, PATHS[format](language));

export const fetchReportPdf = (access: DataAccess, language: Language): Promise<Blob> =>
  fetchFile(access, `report.pdf?kind=personal&language=${language}`);

export const eraseOwnData = ({ id, token }: DataAccess, code: string): Promise<null> =>
  postJson(`${QUESTIONNAIRES}/${id}/erasure`, { code }, token);
