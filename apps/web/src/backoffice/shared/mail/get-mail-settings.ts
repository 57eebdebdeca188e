import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

export const MAIL_SETTINGS_KEY = ['mail-settings'] as const;

/** Whether mails leave, and how many more may. */
export const mailSettingsQuery = (api: CadranClient) =>
  queryOptions({
    queryKey: MAIL_SETTINGS_KEY,
    queryFn: ({ signal }) => api.email.settings({ signal }),
  });
