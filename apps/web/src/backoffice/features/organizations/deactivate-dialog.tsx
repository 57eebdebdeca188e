import type { Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useConfirmed } from '../../shared/dialog/use-confirmed.ts';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { useChangeStatus } from './change-organizations.ts';

/** Nobody of an inactive organisation logs in, and its links answer “not available”. */
export const DeactivateDialog = ({ dialog }: { readonly dialog: ShownDialog<Organization> }) => {
  const t = useMessages(backoffice.organizations).deactivation;
  const deactivating = useConfirmed({
    dialog,
    call: useChangeStatus(),
    given: (organization) => ({ ...organization, status: 'inactive' as const }),
    done: ({ name }) => t.done(name),
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
