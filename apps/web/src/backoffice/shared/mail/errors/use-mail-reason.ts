import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { parseSmtpReply } from './smtp-reply.ts';

/** Explains a delivery failure, followed by the server's reply. */
export const useMailReason = () => {
  const { reasons, answers, serverResponse } = useMessages(backoffice.mails);
  const known: Readonly<Record<string, string>> = reasons;
  return (error: string): string => {
    const answer = parseSmtpReply(error);
    return (
      known[error] ??
      serverResponse(answer ? answers[answer.meaning] : reasons.unreachable, answer?.words ?? error)
    );
  };
};
