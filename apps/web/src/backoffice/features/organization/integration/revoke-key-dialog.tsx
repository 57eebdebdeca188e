import type { ApiKey } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../../language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useConfirmed } from '../../../shared/dialog/use-confirmed.ts';
import type { ShownDialog } from '../../../shared/dialog/use-dialog.ts';
import { useRevokeKey } from './change-keys.ts';

interface Props {
  readonly organizationId: string;
  readonly dialog: ShownDialog<ApiKey>;
}

export const RevokeKeyDialog = ({ organizationId, dialog }: Props) => {
  const t = useMessages(backoffice.integration).keys.revocation;
  const revoking = useConfirmed({
    dialog,
    call: useRevokeKey(organizationId),
    given: ({ id }) => id,
    done: ({ name }) => t.done(name),
  });
  return (
    <ConfirmDialog
      {...revoking}
      title={t.title(dialog.subject?.name ?? '')}
      confirm={t.confirm}
      danger
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};
