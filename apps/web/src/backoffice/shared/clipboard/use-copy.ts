import { LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { notifications } from '@mantine/notifications';
import { useMessages } from '../../../language/use-messages.ts';

/** Copies, and says so in the specification's words (section 8). `named` stands for a long text. */
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
      // Refused by the browser, or not on a secure address: the text stays on the page to select.
      notifications.show({ message: t.failed(named), color: 'danger', autoClose: false });
    }
  };
};
