import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../language/use-messages.ts';

/** From the code on: what stands before it is our own program's. */
const SMTP_ANSWER = /\b[245]\d\d[ -].*/s;

/** Why a mail did not arrive: our own codes in words, anything else as the mail server put it. */
export const useMailReason = () => {
  const { reasons, serverSaid } = useMessages(backoffice.mails);
  const known: Readonly<Record<string, string>> = reasons;
  return (error: string): string =>
    known[error] ?? serverSaid(SMTP_ANSWER.exec(error)?.[0] ?? error);
};
