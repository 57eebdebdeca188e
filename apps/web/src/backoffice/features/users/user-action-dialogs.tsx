import type { User } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useConfirmed } from '../../shared/dialog/use-confirmed.ts';
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

export const RemoveSecondFactorDialog = ({ dialog }: Props) => {
  const t = useMessages(backoffice.users).secondFactorRemoval;
  const removing = useConfirmed({
    dialog,
    call: useRemoveSecondFactor(),
    given: (user) => user,
    done: ({ username }) => t.done(username),
  });
  return (
    <ConfirmDialog
      {...removing}
      title={t.title(dialog.subject?.username ?? '')}
      confirm={t.confirm}
      danger
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};

/** Opening an account again needs no question; closing one ends what its owner is doing. */
export const DeactivateDialog = ({ dialog }: Props) => {
  const { deactivation: t, saved } = useMessages(backoffice.users);
  const deactivating = useConfirmed({
    dialog,
    call: useUpdateUser(),
    given: (user) => ({ user, change: { status: 'inactive' as const } }),
    done: () => saved,
  });
  return (
    <ConfirmDialog
      {...deactivating}
      title={t.title(dialog.subject?.username ?? '')}
      confirm={t.confirm}
      danger
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};
