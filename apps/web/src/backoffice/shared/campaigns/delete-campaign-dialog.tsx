import type { Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import type { Dialog } from '../dialog/use-dialog.ts';
import { useNotify } from '../notify/use-notify.ts';
import { type CampaignLine, peopleOf } from './campaign-types.ts';
import { useDeleteCampaign } from './change-campaigns.ts';

interface Props {
  readonly module: Module;
  readonly dialog: Dialog<CampaignLine>;
  readonly onDeleted?: () => void;
}

/** Says what goes with it before it goes. */
export const DeleteCampaignDialog = ({ module, dialog, onDeleted }: Props) => {
  const t = useMessages(backoffice.campaigns).deletion;
  const lost = useMessages(backoffice.campaigns).modules[module].lost;
  const notify = useNotify();
  const remove = useDeleteCampaign(module);
  const { opened, subject: campaign, close } = dialog;
  const { opened: begun, completed } = campaign ? peopleOf(campaign) : { opened: 0, completed: 0 };
  const people = begun + completed;
  const confirm = (): void => {
    if (!campaign) return;
    remove.mutate(campaign.id, {
      onSuccess: () => {
        close();
        notify.success(t.done(campaign.name));
        onDeleted?.();
      },
      onError: notify.failure,
    });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t.title(campaign?.name ?? '')}
      confirm={t.confirm}
      danger
      loading={remove.isPending}
      onConfirm={confirm}
    >
      <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t.lost}>
        <List size="sm">
          <List.Item>{people === 0 ? lost.nobody : lost.people(people)}</List.Item>
          <List.Item>{lost.content}</List.Item>
          <List.Item>{t.link}</List.Item>
        </List>
      </Alert>
    </ConfirmDialog>
  );
};
