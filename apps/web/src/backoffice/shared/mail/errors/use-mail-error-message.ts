import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { errorCode } from '../../api/error-code.ts';
import { mailSettingsQuery } from '../send-mail.ts';
import { useTooManyCodes } from '../use-too-many-codes.ts';
import { useApi } from '../../services.tsx';

/** Explains why nothing was sent, with the numbers of a quota. */
export const useMailErrorMessage = () => {
  const t = useMessages(backoffice.invitations).refusals;
  const { codes } = useMessages(errors);
  const { language } = useLanguage();
  const tooManyCodes = useTooManyCodes();
  const { perDay, used } = useSuspenseQuery(mailSettingsQuery(useApi())).data.quota;
  return (error: unknown, asked: number): string => {
    const left = Math.max(0, perDay - used);
    const code = errorCode(error);
    switch (code) {
      case 'too_many_requests':
        return asked > left ? t.quota(asked, left, formatNumber(left, language)) : t.tooOften;
      case 'campaign_closed':
        return t.closed;
      case 'forbidden':
        return t.forbidden;
      default:
        return tooManyCodes(error) ?? codes[code];
    }
  };
};

/** Without a mail server, mails stay queued. */
export const useSentMessage = () => {
  const t = useMessages(backoffice.invitations).outcome;
  const { configured } = useSuspenseQuery(mailSettingsQuery(useApi())).data;
  return (queued: number): string =>
    configured || queued === 0 ? t.queued(queued) : t.waiting(queued);
};
