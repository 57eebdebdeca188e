import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../language/use-messages.ts';
import { mailServerAnswer } from './mail-server-answer.ts';

/** Why a mail did not arrive, in plain words; what the mail server said follows, for who can use it. */
export const useMailReason = () => {
  const { reasons, answers, serverSaid } = useMessages(backoffice.mails);
  const known: Readonly<Record<string, string>> = reasons;
  return (error: string): string => {
    const answer = mailServerAnswer(error);
    return (
      known[error] ??
      serverSaid(answer ? answers[answer.meaning] : reasons.unreachable, answer?.words ?? error)
    );
  };
};
