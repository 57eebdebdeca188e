/** Meaning of an SMTP reply, as far as the user can act on it. */
export type SmtpReplyMeaning = 'later' | 'full' | 'nobody' | 'account' | 'refused';

/** Skips the text of our mail library before the code. */
const ANSWER = /\b([245]\d\d)[ -].*/s;

/** RFC 5321, RFC 4954; other codes by their first digit. */
const MEANINGS: Readonly<Record<string, SmtpReplyMeaning>> = {
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

export const parseSmtpReply = (
  error: string,
): { readonly words: string; readonly meaning: SmtpReplyMeaning } | undefined => {
  const [words, code] = ANSWER.exec(error) ?? [];
  if (words === undefined || code === undefined) return undefined;
  return { words, meaning: MEANINGS[code] ?? (code.startsWith('5') ? 'refused' : 'later') };
};
