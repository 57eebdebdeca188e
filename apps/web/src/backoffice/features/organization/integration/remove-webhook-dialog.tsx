import type { Webhook } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../../language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useConfirmed } from '../../../shared/dialog/use-confirmed.ts';
import type { ShownDialog } from '../../../shared/dialog/use-dialog.ts';
import { useRemoveWebhook } from './change-webhooks.ts';

interface Props {
  readonly organizationId: string;
  readonly dialog: ShownDialog<Webhook>;
}

export const RemoveWebhookDialog = ({ organizationId, dialog }: Props) => {
  const t = useMessages(backoffice.integration).webhooks.removal;
  const removing = useConfirmed({
    dialog,
    call: useRemoveWebhook(organizationId),
    given: ({ id }) => id,
    done: () => t.done,
  });
  return (
    <ConfirmDialog {...removing} title={t.title} confirm={t.confirm} danger>
      <Text>{t.explanation(dialog.subject?.url ?? '')}</Text>
    </ConfirmDialog>
  );
};
