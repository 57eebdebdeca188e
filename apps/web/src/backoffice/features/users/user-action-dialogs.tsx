import type { User } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useRemoveSecondFactor, useResetPassword, useUpdateUser } from './change-users.ts';
import type { Credentials } from './credentials-dialog.tsx';

interface Props {
  readonly dialog: ShownDialog<User>;
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
      title={t.title(user?.username ?? '')}
      confirm={t.confirm}
      loading={reset.isPending}
      onConfirm={confirm}
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};

export const RemoveSecondFactorDialog = ({ dialog: { opened, subject: user, close } }: Props) => {
  const t = useMessages(backoffice.users).secondFactorRemoval;
  const notify = useNotify();
  const remove = useRemoveSecondFactor();
  const confirm = (): void => {
    if (!user) return;
    remove.mutate(user, {
      onSuccess: () => {
        close();
        notify.success(t.done(user.username));
      },
      onError: notify.failure,
    });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t.title(user?.username ?? '')}
      confirm={t.confirm}
      danger
      loading={remove.isPending}
      onConfirm={confirm}
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};

/** Opening an account again needs no question; closing one ends what its owner is doing. */
export const DeactivateDialog = ({ dialog: { opened, subject: user, close } }: Props) => {
  const t = useMessages(backoffice.users);
  const notify = useNotify();
  const update = useUpdateUser();
  const confirm = (): void => {
    if (!user) return;
    update.mutate(
      { user, change: { status: 'inactive' } },
      {
        onSuccess: () => {
          close();
          notify.success(t.saved);
        },
        onError: notify.failure,
      },
    );
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t.deactivation.title(user?.username ?? '')}
      confirm={t.deactivation.confirm}
      danger
      loading={update.isPending}
      onConfirm={confirm}
    >
      <Text>{t.deactivation.explanation}</Text>
    </ConfirmDialog>
  );
};
