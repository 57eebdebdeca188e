import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../dialog/use-confirm-dialog.ts';
import type { DialogState } from '../dialog/use-dialog.ts';
import { useDeleteCandidate } from './delete-candidate.ts';

export interface NamedCandidate {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly dialog: DialogState<NamedCandidate>;
  readonly campaignId: string;
  readonly onDeleted?: () => void;
}

export const DeleteCandidateDialog = ({ dialog, campaignId, onDeleted }: Props) => {
  const t = useMessages(backoffice.screening).detail.deletion;
  const deleting = useConfirmDialog({
    dialog,
    call: useDeleteCandidate(campaignId),
    variables: ({ id }) => id,
    successMessage: () => t.done,
    onDone: onDeleted,
  });
  return (
    <ConfirmDialog
      {...deleting}
      title={t.title(dialog.subject?.name ?? '')}
      confirm={t.confirm}
      danger
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};
