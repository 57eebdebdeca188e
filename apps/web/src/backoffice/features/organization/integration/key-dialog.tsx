import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../../language/use-messages.ts';
import { CopyField } from '../../../shared/clipboard/copy-field.tsx';
import { OnceDialog } from '../../../shared/dialog/once-dialog.tsx';
import type { ShownDialog } from '../../../shared/dialog/use-dialog.ts';

export const KeyDialog = ({ dialog }: { readonly dialog: ShownDialog<string> }) => {
  const t = useMessages(backoffice.integration).keys.shown;
  return (
    <OnceDialog
      opened={dialog.opened}
      onClose={dialog.close}
      title={t.title}
      explanation={t.explanation}
      done={t.done}
    >
      <CopyField label={t.label} value={dialog.subject ?? ''} />
      <Text size="sm" c="dimmed">
        {t.use} <code className="integration-header">Authorization: Bearer cdk_…</code>
      </Text>
    </OnceDialog>
  );
};
