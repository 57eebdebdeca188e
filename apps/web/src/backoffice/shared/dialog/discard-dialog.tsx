import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Modal } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';

interface Props {
  readonly opened: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

export const DiscardDialog = ({ opened, onStay, onDiscard }: Props) => {
  const t = useMessages(backoffice.dialog).unsaved;
  return (
    <Modal opened={opened} onClose={onStay} title={t.title} size="md" stackId="discard">
      <p>{t.explanation}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onDiscard}>
          {t.discard}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t.stay}
        </Button>
      </Group>
    </Modal>
  );
};
