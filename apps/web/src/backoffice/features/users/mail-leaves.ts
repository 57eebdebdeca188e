import { useQuery } from '@tanstack/react-query';
import { mailSettingsQuery } from '../../shared/mail/get-mail-settings.ts';
import { useApi } from '../../shared/services.tsx';

/** Whether this installation sends mails: else there is nothing to choose. */
export const useMailLeaves = (): boolean =>
  useQuery(mailSettingsQuery(useApi())).data?.configured ?? false;
