import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';

interface Props {
  readonly opened: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

export const DiscardDialog = ({ opened, onStay, onDiscard }: Props) => {
  const t = useMessages(backoffice.dialog).unsaved;
  // The control that opened the dialog disappears: focus returns to the one before it.
  const [leaving, setLeaving] = useState(false);
  return (
    <Modal
      returnFocus={!leaving}
      onExitTransitionEnd={() => setLeaving(false)}
      opened={opened}
      onClose={onStay}
      title={t.title}
      size="md"
    >
      <p>{t.explanation}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button
          variant="default"
          onClick={() => {
            setLeaving(true);
            onDiscard();
          }}
        >
          {t.discard}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t.stay}
        </Button>
      </Group>
    </Modal>
  );
};
