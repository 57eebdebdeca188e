import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRestore } from '@tabler/icons-react';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';

interface Props {
  readonly loading: boolean;
  readonly onConfirm: () => void;
}

/** *Set default parameters* (spec, section 2): the product's own colours, after a question. */
export const DefaultColorsButton = ({ loading, onConfirm }: Props) => {
  const t = useMessages(backoffice.organization).defaults;
  const [asking, { open, close }] = useDisclosure(false);
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
        opened={asking}
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
