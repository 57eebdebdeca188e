import { Modal, type ModalProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useCallback, useRef } from 'react';
import { DiscardDialog } from './discard-dialog.tsx';
import { UnsavedContext } from './unsaved-guard.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly size?: ModalProps['size'];
  /** A form with an `UnsavedGuard` in it. */
  readonly children: ReactNode;
}

/** Asks before closing with unsaved changes. */
export const FormDialog = ({ opened, onClose, title, size = 'lg', children }: Props) => {
  const isDirty = useRef<(() => boolean) | null>(null);
  const watch = useCallback((ask: (() => boolean) | null) => {
    isDirty.current = ask;
  }, []);
  const [asking, { open: ask, close: stay }] = useDisclosure(false);
  const close = (): void => {
    // Deferred: the same Escape key press would close the question.
    if (isDirty.current?.()) setTimeout(ask);
    else onClose();
  };
  const discard = (): void => {
    stay();
    onClose();
  };
  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        title={title}
        size={size}
        // Escape closes the question first.
        closeOnEscape={!asking}
      >
        <UnsavedContext value={watch}>{children}</UnsavedContext>
      </Modal>
      <DiscardDialog opened={asking} onStay={stay} onDiscard={discard} />
    </>
  );
};
