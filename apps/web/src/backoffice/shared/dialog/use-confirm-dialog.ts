import type { UseMutationResult } from '@tanstack/react-query';
import { useNotify } from '../notify/use-notify.ts';
import type { DialogState } from './use-dialog.ts';

interface ConfirmedAction<T, V> {
  readonly dialog: DialogState<T>;
  readonly call: UseMutationResult<unknown, Error, V>;
  readonly variables: (subject: T) => V;
  readonly successMessage: (subject: T) => string;
  readonly onDone?: (() => void) | undefined;
}

/** Props of a `ConfirmDialog` that runs a mutation, closes and notifies. */
export const useConfirmDialog = <T, V>({
  dialog,
  call,
  variables: given,
  successMessage: done,
  onDone,
}: ConfirmedAction<T, V>) => {
  const notify = useNotify();
  const { opened, subject, close } = dialog;
  const onConfirm = (): void => {
    if (subject === null) return;
    call.mutate(given(subject), {
      onSuccess: () => {
        close();
        notify.success(done(subject));
        onDone?.();
      },
      onError: notify.failure,
    });
  };
  return { opened, onClose: close, loading: call.isPending, onConfirm };
};
