import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Modal, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { DialogActions } from './dialog-actions.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  /** Replaces *Cancel* after the change itself is already saved. */
  readonly decline?: string;
  readonly onConfirm: () => void;
  readonly danger?: boolean;
  readonly loading?: boolean;
  /** For example until a name is typed. */
  readonly disabled?: boolean;
}

/** Asks for confirmation; Enter confirms. */
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
    // React events bubble through portals: the surrounding form must not submit.
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
