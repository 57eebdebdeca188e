import { backoffice } from '@cadran/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useApi } from '../../../shared/services.tsx';
import { unitGroupsQuery } from '../grouping/get-unit-groups.ts';
import { useTakeSnapshot } from '../take-snapshot.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly campaignId: string;
}

/** The first snapshot is irreversible and freezes the groups of units. */
export const FirstResultsDialog = ({ opened, onClose, campaignId }: Props) => {
  const t = useMessages(backoffice.profilingResults).first;
  const take = useTakeSnapshot(campaignId);
  const { data } = useQuery(unitGroupsQuery(useApi(), campaignId));
  const confirm = (): void => take.mutate(undefined, { onSettled: onClose });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t.confirmTitle}
      confirm={t.action}
      loading={take.isPending}
      onConfirm={confirm}
    >
      <p>{t.confirmText}</p>
      {data && data.units.length > 1 && <p>{t.groups(data.groups.length)}</p>}
    </ConfirmDialog>
  );
};
