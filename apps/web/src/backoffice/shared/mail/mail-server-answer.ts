/** What a mail server means by its answer, as far as somebody can do something about it. */
export type AnswerMeaning = 'later' | 'full' | 'nobody' | 'account' | 'refused';

/** From the code on: what stands before it is our own program's. */
const ANSWER = /\b([245]\d\d)[ -].*/s;

/** Codes of their own (RFC 5321, RFC 4954); the others by their first digit. */
const MEANINGS: Readonly<Record<string, AnswerMeaning>> = {
  452: 'full',
  552: 'full',
  530: 'account',
  534: 'account',
  535: 'account',
  538: 'account',
  550: 'nobody',
  551: 'nobody',
  553: 'nobody',
};

export const mailServerAnswer = (
  error: string,
): { readonly words: string; readonly meaning: AnswerMeaning } | undefined => {
  const [words, code] = ANSWER.exec(error) ?? [];
  if (words === undefined || code === undefined) return undefined;
  return { words, meaning: MEANINGS[code] ?? (code.startsWith('5') ? 'refused' : 'later') };
};
