import type { User } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import {
  IconEdit,
  IconKey,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import type { RowAction } from '../../shared/list/list-types.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useUpdateUser } from './change-users.ts';

interface OpenDialogs {
  readonly edit: (user: User) => void;
  readonly resetPassword: (user: User) => void;
  readonly deactivate: (user: User) => void;
  readonly removeSecondFactor: (user: User) => void;
  readonly remove: (user: User) => void;
}

/** Row actions allowed by `can`, except those that would lock out the actor. */
export const useUserActions = (open: OpenDialogs) => {
  const t = useMessages(backoffice.users).actions;
  const saved = useMessages(backoffice.users).saved;
  const notify = useNotify();
  const update = useUpdateUser();
  const { user: actor } = useSession();

  return (user: User): RowAction[] => {
    const isOther = user.id !== actor.id;
    const activate = (): void =>
      update.mutate(
        { user, change: { status: 'active' } },
        { onSuccess: () => notify.success(saved), onError: notify.failure },
      );
    const offered: (RowAction | false)[] = [
      user.can.changeFlags && { label: t.edit, icon: IconEdit, onClick: () => open.edit(user) },
      user.can.resetPassword && {
        label: t.resetPassword,
        icon: IconKey,
        onClick: () => open.resetPassword(user),
      },
      isOther &&
        user.secondFactor &&
        user.can.removeSecondFactor && {
          label: t.removeSecondFactor,
          icon: IconShieldOff,
          onClick: () => open.removeSecondFactor(user),
        },
      isOther &&
        user.can.changeFlags &&
        (user.status === 'active'
          ? { label: t.deactivate, icon: IconUserOff, onClick: () => open.deactivate(user) }
          : { label: t.activate, icon: IconUserCheck, onClick: activate }),
      user.can.delete && {
        label: t.remove,
        icon: IconTrash,
        danger: true,
        onClick: () => open.remove(user),
      },
    ];
    return offered.filter((action) => action !== false);
  };
};
