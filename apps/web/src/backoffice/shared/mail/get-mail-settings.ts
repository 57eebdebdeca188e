import { contract } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/create-api.ts';

export const MAIL_SETTINGS_KEY = ['mail-settings'] as const;

/** Whether mails leave, and how many more may. */
export const mailSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: MAIL_SETTINGS_KEY,
    queryFn: ({ signal }) => api.call(contract.email.settings, { signal }),
  });
