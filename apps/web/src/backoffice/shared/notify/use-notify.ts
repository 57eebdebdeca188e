import { LIMITS } from '@cadran/contract';
import { errors } from '@cadran/i18n/errors';
import { notifications } from '@mantine/notifications';
import { createElement, useMemo } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { errorCode } from '../api/error-code.ts';
import { UndoMessage } from './undo-message.tsx';

export interface Notify {
  readonly success: (message: string) => void;
  readonly failure: (error: unknown) => void;
  /** Replaces the one before it: only what was done last can be undone. Returns what closes it. */
  readonly undoable: (message: string, undo: { label: string; run: () => void }) => () => void;
}

const UNDO = 'undo';
/** Time to read the message and to reach its button. */
const UNDO_MS = 3 * LIMITS.toastMs;

/** Toasts; successes close after 5 s, errors stay. */
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
      undoable: (message, { label, run }) => {
        const close = (): void => void notifications.hide(UNDO);
        close();
        const onUndo = (): void => {
          close();
          run();
        };
        notifications.show({
          id: UNDO,
          message: createElement(UndoMessage, { message, label, onUndo }),
          color: 'success',
          autoClose: UNDO_MS,
        });
        return close;
      },
    }),
    [words],
  );
};
