import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import type { DialogState } from '../dialog/use-dialog.ts';
import type { CampaignListItem } from './campaign-types.ts';
import { useToggleStatus } from './use-toggle-status.ts';

interface ConfirmProps {
  readonly name: string;
  readonly opened: boolean;
  readonly loading?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Closing an audit by codes destroys the secret of its mailed codes. */
export const ConfirmClosing = ({ name, ...dialog }: ConfirmProps) => {
  const t = useMessages(backoffice.campaigns).closing;
  return (
    <ConfirmDialog {...dialog} title={t.title(name)} confirm={t.confirm} danger>
      <Alert
        color="danger"
        variant="light"
        icon={<IconAlertTriangle aria-hidden />}
        title={t.forGood}
      >
        <List size="sm">
          <List.Item>{t.secret}</List.Item>
          <List.Item>{t.mail}</List.Item>
        </List>
      </Alert>
      <Text size="sm">{t.kept}</Text>
    </ConfirmDialog>
  );
};

interface Props {
  readonly dialog: DialogState<CampaignListItem>;
}

export const CloseAuditDialog = ({ dialog: { opened, subject, close } }: Props) => {
  const { toggle, isPending } = useToggleStatus('profiling');
  return (
    <ConfirmClosing
      name={subject?.name ?? ''}
      opened={opened}
      onClose={close}
      loading={isPending}
      onConfirm={() => subject && toggle(subject, close)}
    />
  );
};
