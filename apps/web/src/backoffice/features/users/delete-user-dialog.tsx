import type { User } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { formErrors } from '../../shared/form/form-errors.ts';
import { useRuleWords } from '../../shared/form/use-fields.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useDeleteUser } from './change-users.ts';
import { HeirPicker } from './heir-picker.tsx';

/** Campaigns go to the heir, who must be named if there are any (api.md, Users). */
export const DeleteUserDialog = ({ dialog }: { readonly dialog: ShownDialog<User> }) => {
  const t = useMessages(backoffice.users).deletion;
  const words = useRuleWords();
  const notify = useNotify();
  const remove = useDeleteUser();
  const [heir, setHeir] = useState<string | null>(null);
  const { opened, subject: user, close } = dialog;
  const leave = (): void => {
    close();
    setHeir(null);
    remove.reset();
  };
  const confirm = (): void => {
    if (!user) return;
    remove.mutate(
      { user, heir },
      {
        onSuccess: () => {
          leave();
          notify.success(t.done(user.username));
        },
        onError: (error) => {
          if (!formErrors(error)?.['heir']) notify.failure(error);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={leave}
      title={t.title(user?.username ?? '')}
      confirm={t.confirm}
      danger
      loading={remove.isPending}
      onConfirm={confirm}
    >
      <Text>{t.explanation}</Text>
      {user && (
        <HeirPicker
          leaving={user}
          value={heir}
          onChange={setHeir}
          error={words(formErrors(remove.error)?.['heir'], { required: t.heirRequired })}
        />
      )}
    </ConfirmDialog>
  );
};
