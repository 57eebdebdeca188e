import type { User } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import type { DialogState } from '../../../shared/dialog/use-dialog.ts';
import { formErrors } from '../../../shared/form/use-form-failure.ts';
import { useRuleMessages } from '../../../shared/form/use-fields.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useDeleteUser } from '../change-users.ts';
import { NewOwnerPicker } from './new-owner-picker.tsx';

/** A new owner is required if the user has campaigns. */
export const DeleteUserDialog = ({ dialog }: { readonly dialog: DialogState<User> }) => {
  const t = useMessages(backoffice.users).deletion;
  const words = useRuleMessages();
  const notify = useNotify();
  const remove = useDeleteUser();
  const [newOwner, setNewOwner] = useState<string | null>(null);
  const { opened, subject: user, close } = dialog;
  const closeAndReset = (): void => {
    close();
    setNewOwner(null);
    remove.reset();
  };
  const confirm = (): void => {
    if (!user) return;
    remove.mutate(
      { user, newOwner },
      {
        onSuccess: () => {
          closeAndReset();
          notify.success(t.done(user.displayName));
        },
        onError: (error) => {
          if (!formErrors(error)?.['newOwner']) notify.failure(error);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={closeAndReset}
      title={t.title(user?.displayName ?? '')}
      confirm={t.confirm}
      danger
      loading={remove.isPending}
      onConfirm={confirm}
    >
      <Text>{t.explanation}</Text>
      {user && (
        <NewOwnerPicker
          deletedUser={user}
          value={newOwner}
          onChange={setNewOwner}
          error={words(formErrors(remove.error)?.['newOwner'], { required: t.newOwnerRequired })}
        />
      )}
    </ConfirmDialog>
  );
};
