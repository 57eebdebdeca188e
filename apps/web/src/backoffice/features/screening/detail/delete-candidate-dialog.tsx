import type { Candidate } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../../language/use-messages.ts';
import { candidateName } from '../../../shared/applicant/candidate-name.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import type { Dialog } from '../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useDeleteCandidate } from '../change-candidates.ts';

interface Props {
  readonly dialog: Dialog<Candidate>;
  readonly campaignId: string;
}

export const DeleteCandidateDialog = ({ dialog, campaignId }: Props) => {
  const words = useMessages(backoffice.screening).detail;
  const t = words.deletion;
  const notify = useNotify();
  const remove = useDeleteCandidate(campaignId);
  const { opened, subject: candidate, close } = dialog;
  const name = candidate ? candidateName(candidate.contact, words.unnamed) : '';
  const confirm = (): void => {
    if (!candidate) return;
    remove.mutate(candidate.id, {
      onSuccess: () => {
        close();
        notify.success(t.done);
      },
      onError: notify.failure,
    });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t.title(name)}
      confirm={t.confirm}
      danger
      loading={remove.isPending}
      onConfirm={confirm}
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};
