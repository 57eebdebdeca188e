import type { GroupAnswers } from '@cadran/contract/codes';
import { getJson, postJson } from '../../data/http-client.ts';
import type { RespondentSession } from '../../engine/session/respondent-session.ts';

type Own = Pick<RespondentSession, 'id' | 'token'>;
const pathOf = ({ id }: Own): string => `/api/screening/questionnaires/${id}/group-form`;

export const isGroupFormOffered = async (own: Own): Promise<boolean> =>
  (await getJson<{ readonly offered: boolean }>(pathOf(own), own.token)).offered;

export const sendGroupForm = (own: Own, answers: GroupAnswers): Promise<null> =>
  postJson(pathOf(own), answers, own.token);
