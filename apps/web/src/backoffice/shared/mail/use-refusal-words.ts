import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { errorCode } from '../api/error-code.ts';
import { mailSettingsQuery } from './get-mail-settings.ts';
import { useApi } from '../services.tsx';

/** Why nothing was sent, in plain words: a quota is told with its numbers. */
export const useRefusalWords = () => {
  const t = useMessages(backoffice.invitations).refusals;
  const { codes } = useMessages(errors);
  const { language } = useLanguage();
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
        return codes[code];
    }
  };
};
