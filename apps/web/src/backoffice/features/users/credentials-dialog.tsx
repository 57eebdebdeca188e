import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useMessages } from '../../../language/use-messages.ts';
import { CopyField } from '../../shared/clipboard/copy-field.tsx';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

/** Shown once (api.md, Users): only its own button closes it. */
export const CredentialsDialog = ({ dialog }: { readonly dialog: ShownDialog<Credentials> }) => {
  const t = useMessages(backoffice.users).credentials;
  const { opened, subject, close } = dialog;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t.title}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      {subject && (
        <Stack gap="md">
          <Alert color="warning" variant="light" icon={<IconKey aria-hidden />}>
            {t.explanation}
          </Alert>
          <CopyField label={t.identifier} value={subject.identifier} />
          <CopyField label={t.password} value={subject.password} />
          <Group justify="flex-end">
            <Button onClick={close} data-autofocus>
              {t.done}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
};
