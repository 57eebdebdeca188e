import type { Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../shared/dialog/use-confirm-dialog.ts';
import type { DialogState } from '../../shared/dialog/use-dialog.ts';
import { useChangeStatus } from './change-organizations.ts';

/** Users of an inactive organisation cannot log in, and its links answer “not available”. */
export const DeactivateDialog = ({ dialog }: { readonly dialog: DialogState<Organization> }) => {
  const t = useMessages(backoffice.organizations).deactivation;
  const deactivating = useConfirmDialog({
    dialog,
    call: useChangeStatus(),
    variables: (organization) => ({ ...organization, status: 'inactive' as const }),
    successMessage: ({ name }) => t.done(name),
  });
  return (
    <ConfirmDialog
      {...deactivating}
      title={t.title(dialog.subject?.name ?? '')}
      confirm={t.confirm}
      danger
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};
