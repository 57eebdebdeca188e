import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useMessages } from '../../../shared/language/use-messages.ts';

interface Props {
  readonly opened: boolean;
  readonly loading: boolean;
  readonly onClose: () => void;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Asks which version to keep when somebody else saved in between. */
export const ConflictDialog = ({ opened, loading, onClose, onTakeTheirs, onKeepMine }: Props) => {
  const t = useMessages(backoffice.organization).conflict;
  return (
    <Modal opened={opened} onClose={onClose} title={t.title} size="lg">
      <Text>{t.explanation}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" disabled={loading} onClick={onTakeTheirs}>
          {t.takeTheirs}
        </Button>
        <Button color="danger" loading={loading} onClick={onKeepMine}>
          {t.keepMine}
        </Button>
      </Group>
    </Modal>
  );
};
