import { backoffice } from '@cadran/i18n/backoffice';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../../../language/use-messages.ts';
import { mailSettingsQuery } from './get-mail-settings.ts';
import { useApi } from '../services.tsx';

/** How many mails leave; without a mail server they only wait. */
export const useOutcomeWords = () => {
  const t = useMessages(backoffice.invitations).outcome;
  const { configured } = useSuspenseQuery(mailSettingsQuery(useApi())).data;
  return (queued: number): string =>
    configured || queued === 0 ? t.queued(queued) : t.waiting(queued);
};
