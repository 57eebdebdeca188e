import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Text } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../../shared/dialog/use-confirm-dialog.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { useRemoveProvider } from './sso-settings.ts';

export const RemoveProviderButton = ({ organizationId }: { readonly organizationId: string }) => {
  const t = useMessages(backoffice.signIn).removal;
  const dialog = useDialog<string>();
  const removing = useConfirmDialog({
    dialog,
    call: useRemoveProvider(organizationId),
    variables: () => undefined,
    successMessage: () => t.done,
  });
  return (
    <>
      <Button variant="subtle" color="danger" onClick={() => dialog.open(organizationId)}>
        {t.action}
      </Button>
      <ConfirmDialog {...removing} title={t.title} confirm={t.confirm} danger>
        <Text>{t.explanation}</Text>
      </ConfirmDialog>
    </>
  );
};
