import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMessages } from '../../../../language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useRemoveProvider } from './change-sign-in.ts';

export const RemoveProviderButton = ({ organizationId }: { readonly organizationId: string }) => {
  const t = useMessages(backoffice.signIn).removal;
  const notify = useNotify();
  const remove = useRemoveProvider(organizationId);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" color="danger" onClick={open}>
        {t.action}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t.title}
        confirm={t.confirm}
        danger
        loading={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              close();
              notify.success(t.done);
            },
            onError: notify.failure,
          })
        }
      >
        <Text>{t.explanation}</Text>
      </ConfirmDialog>
    </>
  );
};
