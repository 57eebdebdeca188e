import type { ProfilingSnapshots } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { Callout } from '../../../../shared/report/section/callout.tsx';
import { useTakeSnapshot } from '../take-snapshot.ts';

interface Props {
  readonly campaignId: string;
  readonly snapshots: ProfilingSnapshots;
}

export const FailedResults = ({ campaignId, snapshots: { can, update } }: Props) => {
  const t = useMessages(backoffice.profilingResults);
  const take = useTakeSnapshot(campaignId);
  return (
    <Callout
      tone="bad"
      title={t.failed.title}
      text={can.update ? t.failed.text : `${t.failed.text} ${t.state.onlyOwner}`}
      action={
        can.update &&
        update.allowed && (
          <Button variant="default" loading={take.isPending} onClick={() => take.mutate()}>
            {t.failed.retry}
          </Button>
        )
      }
    />
  );
};
