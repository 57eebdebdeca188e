import type { UseMutationResult } from '@tanstack/react-query';
import { useNotify } from '../notify/use-notify.ts';
import type { ShownDialog } from './use-dialog.ts';

interface Deed<T, V> {
  readonly dialog: ShownDialog<T>;
  readonly call: UseMutationResult<unknown, Error, V>;
  /** What the call takes of what the dialog is about. */
  readonly given: (subject: T) => V;
  /** What is told once it is done. */
  readonly done: (subject: T) => string;
  readonly onDone?: (() => void) | undefined;
}

/** Props of a `ConfirmDialog` that does something with what it is about: closed and told once it is done. */
export const useConfirmed = <T, V>({ dialog, call, given, done, onDone }: Deed<T, V>) => {
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
