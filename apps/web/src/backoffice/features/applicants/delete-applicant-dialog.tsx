import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import type { Dialog } from '../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useDeleteApplicant } from './change-applicant.ts';
import type { OpenedReport } from './get-report.ts';

interface Props {
  readonly dialog: Dialog<OpenedReport>;
  readonly opened: OpenedReport;
}

export const DeleteApplicantDialog = ({ dialog, opened }: Props) => {
  const t = useMessages(backoffice.screening).detail.deletion;
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = useDeleteApplicant(opened.questionnaireId);
  const confirm = (): void =>
    remove.mutate(undefined, {
      onSuccess: () => {
        dialog.close();
        notify.success(t.done);
        void navigate({ to: `/screening/campaign/${opened.campaign.id}` });
      },
      onError: notify.failure,
    });
  return (
    <ConfirmDialog
      opened={dialog.opened}
      onClose={dialog.close}
      title={t.title(opened.report.subtitle)}
      confirm={t.confirm}
      danger
      loading={remove.isPending}
      onConfirm={confirm}
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};
