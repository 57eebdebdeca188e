import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRestore } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';

interface Props {
  readonly loading: boolean;
  readonly onConfirm: () => void;
}

/** *Set default parameters* (spec, section 2), after confirmation. */
export const ResetColorsButton = ({ loading, onConfirm }: Props) => {
  const t = useMessages(backoffice.organization).defaults;
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        loading={loading}
        leftSection={<IconRestore size={18} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {t.action}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t.title}
        confirm={t.confirm}
        danger
        onConfirm={() => {
          close();
          onConfirm();
        }}
      >
        <Text>{t.explanation}</Text>
      </ConfirmDialog>
    </>
  );
};
