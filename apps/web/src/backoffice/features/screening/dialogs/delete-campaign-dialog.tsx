import type { ScreeningCampaignSummary } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '../../../../language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import type { Dialog } from '../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useDeleteCampaign } from '../change-campaigns.ts';

type Lost = ScreeningCampaignSummary;

interface Props {
  readonly dialog: Dialog<Lost>;
  readonly onDeleted?: () => void;
}

/** Says what goes with it before it goes. */
export const DeleteCampaignDialog = ({ dialog, onDeleted }: Props) => {
  const t = useMessages(backoffice.screening).deletion;
  const notify = useNotify();
  const remove = useDeleteCampaign();
  const { opened, subject: campaign, close } = dialog;
  const people = (campaign?.candidates.opened ?? 0) + (campaign?.candidates.completed ?? 0);
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
          <List.Item>{people === 0 ? t.noCandidates : t.candidates(people)}</List.Item>
          <List.Item>{t.profile}</List.Item>
          <List.Item>{t.link}</List.Item>
        </List>
      </Alert>
    </ConfirmDialog>
  );
};
