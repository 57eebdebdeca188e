import type { Webhook } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../../language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import type { ShownDialog } from '../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useRemoveWebhook } from './change-webhooks.ts';

interface Props {
  readonly organizationId: string;
  readonly dialog: ShownDialog<Webhook>;
}

export const RemoveWebhookDialog = ({
  organizationId,
  dialog: { opened, subject: webhook, close },
}: Props) => {
  const t = useMessages(backoffice.integration).webhooks.removal;
  const notify = useNotify();
  const remove = useRemoveWebhook(organizationId);
  const confirm = (): void => {
    if (!webhook) return;
    remove.mutate(webhook, {
      onSuccess: () => {
        close();
        notify.success(t.done);
      },
      onError: notify.failure,
    });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t.title}
      confirm={t.confirm}
      danger
      loading={remove.isPending}
      onConfirm={confirm}
    >
      <Text>{t.explanation(webhook?.url ?? '')}</Text>
    </ConfirmDialog>
  );
};
