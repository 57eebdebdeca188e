import { LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { notifications } from '@mantine/notifications';
import { useMessages } from '../../../shared/language/use-messages.ts';

/** Copies and notifies (spec, section 8). `named` replaces a long text in the notification. */
export const useCopy = (): ((text: string, named?: string) => Promise<void>) => {
  const t = useMessages(backoffice.clipboard);
  return async (text, named = text) => {
    try {
      await navigator.clipboard.writeText(text);
      notifications.show({
        message: t.copied(named),
        color: 'success',
        autoClose: LIMITS.toastMs,
      });
    } catch {
      // Clipboard access refused or page not secure; the text can still be selected.
      notifications.show({ message: t.failed(named), color: 'danger', autoClose: false });
    }
  };
};
