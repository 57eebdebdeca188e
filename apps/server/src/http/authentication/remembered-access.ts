import type { Access } from './queries.ts';

type RespondentAccess = Access & { readonly questionnaire: NonNullable<Access['questionnaire']> };

const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, RespondentAccess>();

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('latin1');

/**
 * What respondents' tokens opened when they were last looked up, the longest unused forgotten first. Never a reason to
 * let somebody in: whoever uses it confirms the token in the database before anything is saved or told.
 */
export const rememberAccess = (tokenHash: Buffer, access: Access): void => {
  const { questionnaire } = access;
  if (!questionnaire?.organizationActive) return;
  const key = keyOf(tokenHash);
  remembered.delete(key);
  remembered.set(key, { ...access, questionnaire });
  if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
};

export const recallAccess = (tokenHash: Buffer): RespondentAccess | undefined =>
  remembered.get(keyOf(tokenHash));

export const forgetAccess = (tokenHash: Buffer): void => {
  remembered.delete(keyOf(tokenHash));
};
