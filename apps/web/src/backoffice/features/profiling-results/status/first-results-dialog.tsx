import type { ProfilingSnapshots } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useApi } from '../../../shared/services.tsx';
import { unitGroupsQuery } from '../grouping/get-unit-groups.ts';
import { useTakeSnapshot } from '../take-snapshot.ts';
import { useComputationsLeft } from './use-update-words.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly campaignId: string;
  readonly update: ProfilingSnapshots['update'];
}

/** The first snapshot is irreversible and freezes the groups of units. */
export const FirstResultsDialog = ({ opened, onClose, campaignId, update }: Props) => {
  const t = useMessages(backoffice.profilingResults).first;
  const take = useTakeSnapshot(campaignId);
  const limit = useComputationsLeft()(update);
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
      {limit && <p>{limit}</p>}
      {data && data.units.length > 1 && <p>{t.groups(data.groups.length)}</p>}
    </ConfirmDialog>
  );
};
