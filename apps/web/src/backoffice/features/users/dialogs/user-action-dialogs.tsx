import type { User } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../../shared/dialog/use-confirm-dialog.ts';
import type { DialogState } from '../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useRemoveSecondFactor, useResetPassword, useUpdateUser } from '../change-users.ts';
import type { Credentials } from './credentials-dialog.tsx';

interface Props {
  readonly dialog: DialogState<User>;
}

export const ResetPasswordDialog = ({
  dialog: { opened, subject: user, close },
  onReset,
}: Props & { readonly onReset: (credentials: Credentials) => void }) => {
  const t = useMessages(backoffice.users).passwordReset;
  const notify = useNotify();
  const reset = useResetPassword();
  const confirm = (): void => {
    if (!user) return;
    reset.mutate(user, {
      onSuccess: ({ password }) => {
        close();
        onReset({ identifier: user.username, password });
      },
      onError: notify.failure,
    });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t.title(user?.displayName ?? '')}
      confirm={t.confirm}
      loading={reset.isPending}
      onConfirm={confirm}
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};

export const RemoveSecondFactorDialog = ({ dialog }: Props) => {
  const t = useMessages(backoffice.users).secondFactorRemoval;
  const removing = useConfirmDialog({
    dialog,
    call: useRemoveSecondFactor(),
    variables: (user) => user,
    successMessage: ({ displayName }) => t.done(displayName),
  });
  return (
    <ConfirmDialog
      {...removing}
      title={t.title(dialog.subject?.displayName ?? '')}
      confirm={t.confirm}
      danger
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};

/** Deactivation ends the user's sessions; activation needs no confirmation. */
export const DeactivateDialog = ({ dialog }: Props) => {
  const { deactivation: t, saved } = useMessages(backoffice.users);
  const deactivating = useConfirmDialog({
    dialog,
    call: useUpdateUser(),
    variables: (user) => ({ user, change: { status: 'inactive' as const } }),
    successMessage: () => saved,
  });
  return (
    <ConfirmDialog
      {...deactivating}
      title={t.title(dialog.subject?.displayName ?? '')}
      confirm={t.confirm}
      danger
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};
