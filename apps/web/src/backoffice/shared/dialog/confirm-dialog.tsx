import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Modal, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { DialogActions } from './dialog-actions.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen, and what will be lost. */
  readonly children: ReactNode;
  readonly confirm: string;
  /** Where *Cancel* would promise to take back what is already done. */
  readonly decline?: string;
  readonly onConfirm: () => void;
  readonly danger?: boolean;
  readonly loading?: boolean;
  /** What must be done first, such as typing a name. */
  readonly disabled?: boolean;
}

/** Asks before anything that cannot be taken back. */
export const ConfirmDialog = ({
  opened,
  onClose,
  title,
  children,
  confirm,
  decline,
  onConfirm,
  danger = false,
  loading = false,
  disabled = false,
}: Props) => {
  const t = useMessages(backoffice.shell);
  const form = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A dialog may be opened from within a form, which must not take this answer for its own.
    event.stopPropagation();
    if (!disabled && !loading) onConfirm();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="md">
      <Stack gap="lg">
        <form id={form} onSubmit={submit} noValidate>
          <Stack gap="md">{children}</Stack>
        </form>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {decline ?? t.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            loading={loading}
            disabled={disabled}
            {...(danger && { color: 'danger' })}
          >
            {confirm}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
};
