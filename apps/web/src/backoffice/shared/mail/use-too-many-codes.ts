import { isApiError } from '@cadran/client';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';

/** Why codes of an audit were refused, with the two numbers; null for another error. */
export const useTooManyCodes = () => {
  const t = useMessages(backoffice.invitations).refusals;
  const { language } = useLanguage();
  return (error: unknown): string | null => {
    if (!isApiError(error, 'too_many_codes')) return null;
    const { codes = '', headcount = '' } = error.fields;
    const [total, people] = [Number(codes), Number(headcount)];
    return t.tooManyCodes(total, formatNumber(total, language), formatNumber(people, language));
  };
};
