import type { ApiKey } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../../language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import type { ShownDialog } from '../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useRevokeKey } from './change-keys.ts';

interface Props {
  readonly organizationId: string;
  readonly dialog: ShownDialog<ApiKey>;
}

export const RevokeKeyDialog = ({
  organizationId,
  dialog: { opened, subject: key, close },
}: Props) => {
  const t = useMessages(backoffice.integration).keys.revocation;
  const notify = useNotify();
  const revoke = useRevokeKey(organizationId);
  const confirm = (): void => {
    if (!key) return;
    revoke.mutate(key, {
      onSuccess: () => {
        close();
        notify.success(t.done(key.name));
      },
      onError: notify.failure,
    });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t.title(key?.name ?? '')}
      confirm={t.confirm}
      danger
      loading={revoke.isPending}
      onConfirm={confirm}
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};
