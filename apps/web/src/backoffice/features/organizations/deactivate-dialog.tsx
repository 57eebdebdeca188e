import type { Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useChangeStatus } from './change-organizations.ts';

/** Nobody of an inactive organisation logs in, and its links answer “not available”. */
export const DeactivateDialog = ({ dialog }: { readonly dialog: ShownDialog<Organization> }) => {
  const t = useMessages(backoffice.organizations);
  const notify = useNotify();
  const change = useChangeStatus();
  const { opened, subject: organization, close } = dialog;
  const confirm = (): void => {
    if (!organization) return;
    change.mutate(
      { ...organization, status: 'inactive' },
      {
        onSuccess: () => {
          close();
          notify.success(t.deactivation.done(organization.name));
        },
        onError: notify.failure,
      },
    );
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t.deactivation.title(organization?.name ?? '')}
      confirm={t.deactivation.confirm}
      danger
      loading={change.isPending}
      onConfirm={confirm}
    >
      <Text>{t.deactivation.explanation}</Text>
    </ConfirmDialog>
  );
};
