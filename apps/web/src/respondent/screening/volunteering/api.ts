import type { RetestStateAnswer } from '@cadran/contract';
import type { GroupAnswers } from '@cadran/contract/codes';
import { deleteJson, getJson, postJson, putJson } from '../../data/http-client.ts';
import type { RespondentSession } from '../../engine/session/respondent-session.ts';

type Own = Pick<RespondentSession, 'id' | 'token'>;
const pathOf = ({ id }: Own, what: 'group-form' | 'retest'): string =>
  `/api/screening/questionnaires/${id}/${what}`;

export const isGroupFormOffered = async (own: Own): Promise<boolean> =>
  (await getJson<{ readonly offered: boolean }>(pathOf(own, 'group-form'), own.token)).offered;

export const sendGroupForm = (own: Own, answers: GroupAnswers): Promise<null> =>
  postJson(pathOf(own, 'group-form'), answers, own.token);

export const readRetest = (own: Own): Promise<RetestStateAnswer> =>
  getJson(pathOf(own, 'retest'), own.token);

export const agreeToRetest = (own: Own): Promise<RetestStateAnswer> =>
  putJson(pathOf(own, 'retest'), {}, own.token);

export const withdrawFromRetest = (own: Own): Promise<null> =>
  deleteJson(pathOf(own, 'retest'), own.token);
