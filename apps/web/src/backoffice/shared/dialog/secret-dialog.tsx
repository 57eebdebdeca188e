import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly explanation: string;
  readonly done: string;
  readonly children: ReactNode;
}

/** Shows a secret once; only its button closes the dialog. */
export const SecretDialog = ({ opened, onClose, title, explanation, done, children }: Props) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={title}
    withCloseButton={false}
    closeOnClickOutside={false}
    closeOnEscape={false}
  >
    <Stack gap="md">
      <Alert color="warning" variant="light" icon={<IconKey aria-hidden />}>
        {explanation}
      </Alert>
      {children}
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {done}
        </Button>
      </Group>
    </Stack>
  </Modal>
);
