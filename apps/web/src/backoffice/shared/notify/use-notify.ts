import { LIMITS } from '@cadran/contract';
import { errors } from '@cadran/i18n/errors';
import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { errorCode } from '../api/error-code.ts';

export interface Notify {
  readonly success: (message: string) => void;
  readonly failure: (error: unknown) => void;
}

/** Toasts; successes close after 5 s, errors stay (ux.md, For everyone). */
export const useNotify = (): Notify => {
  const words = useMessages(errors);
  return useMemo(
    () => ({
      success: (message) =>
        notifications.show({ message, color: 'success', autoClose: LIMITS.toastMs }),
      failure: (error) =>
        notifications.show({
          message: words.codes[errorCode(error)],
          color: 'danger',
          autoClose: false,
        }),
    }),
    [words],
  );
};
