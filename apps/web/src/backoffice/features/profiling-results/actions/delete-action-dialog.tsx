import type { AuditAction } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../../shared/dialog/use-confirm-dialog.ts';
import type { DialogState } from '../../../shared/dialog/use-dialog.ts';
import { useDeleteAction } from './get-actions.ts';

export const DeleteActionDialog = ({ dialog }: { readonly dialog: DialogState<AuditAction> }) => {
  const t = useMessages(backoffice.auditActions);
  const deleting = useConfirmDialog({
    dialog,
    call: useDeleteAction(),
    variables: (action) => action,
    successMessage: () => t.deletion.done,
  });
  return (
    <ConfirmDialog {...deleting} title={t.deletion.title} confirm={t.remove} danger>
      <Text>{t.deletion.text(dialog.subject?.title ?? '')}</Text>
    </ConfirmDialog>
  );
};
