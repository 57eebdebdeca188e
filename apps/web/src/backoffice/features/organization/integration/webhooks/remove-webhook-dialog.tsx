import type { Webhook } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../../../shared/dialog/use-confirm-dialog.ts';
import type { DialogState } from '../../../../shared/dialog/use-dialog.ts';
import { useRemoveWebhook } from './change-webhooks.ts';

interface Props {
  readonly organizationId: string;
  readonly dialog: DialogState<Webhook>;
}

export const RemoveWebhookDialog = ({ organizationId, dialog }: Props) => {
  const t = useMessages(backoffice.integration).webhooks.removal;
  const removing = useConfirmDialog({
    dialog,
    call: useRemoveWebhook(organizationId),
    variables: ({ id }) => id,
    successMessage: () => t.done,
  });
  return (
    <ConfirmDialog {...removing} title={t.title} confirm={t.confirm} danger>
      <Text>{t.explanation(dialog.subject?.url ?? '')}</Text>
    </ConfirmDialog>
  );
};
