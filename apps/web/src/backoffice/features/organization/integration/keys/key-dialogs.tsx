import type { ApiKey } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../../../shared/dialog/use-confirm-dialog.ts';
import type { DialogState } from '../../../../shared/dialog/use-dialog.ts';
import { useRevokeKey } from './change-keys.ts';
import { CopyField } from '../../../../shared/clipboard/copy-field.tsx';
import { SecretDialog } from '../../../../shared/dialog/secret-dialog.tsx';
import styles from '../integration-page.module.css';

export const NewKeyDialog = ({ dialog }: { readonly dialog: DialogState<string> }) => {
  const t = useMessages(backoffice.integration).keys.shown;
  return (
    <SecretDialog
      opened={dialog.opened}
      onClose={dialog.close}
      title={t.title}
      explanation={t.explanation}
      done={t.done}
    >
      <CopyField label={t.label} value={dialog.subject ?? ''} />
      <Text size="sm" c="dimmed">
        {t.use} <code className={styles.integrationHeader}>Authorization: Bearer cdk_…</code>
      </Text>
    </SecretDialog>
  );
};

interface Props {
  readonly organizationId: string;
  readonly dialog: DialogState<ApiKey>;
}

export const RevokeKeyDialog = ({ organizationId, dialog }: Props) => {
  const t = useMessages(backoffice.integration).keys.revocation;
  const revoking = useConfirmDialog({
    dialog,
    call: useRevokeKey(organizationId),
    variables: ({ id }) => id,
    successMessage: ({ name }) => t.done(name),
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
