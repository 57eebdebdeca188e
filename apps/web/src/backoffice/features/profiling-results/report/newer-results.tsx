import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { Callout } from '../../../../shared/report/section/callout.tsx';
import { useApi } from '../../../shared/services.tsx';
import { filtersKey, snapshotsQuery } from '../get-results.ts';
import { type LoadedReport, reportsKey } from './get-report.ts';
import styles from './newer-results.module.css';

const POLL_MS = 60_000;

interface Props {
  readonly campaignId: string;
  readonly opened: LoadedReport;
}

/** Announces that newer results are available. */
export const NewerResults = ({ campaignId: id, opened }: Props) => {
  const t = useMessages(backoffice.profilingResults).report.newer;
  const dates = useDates();
  const client = useQueryClient();
  const { data: snapshots } = useQuery({
    ...snapshotsQuery(useApi(), id),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  });
  const shown = opened.groups[0].snapshot;
  const latest = snapshots?.items.find(({ number }) => number === snapshots.current);
  const show = (): void => {
    for (const queryKey of [filtersKey(id), reportsKey(id)])
      void client.invalidateQueries({ queryKey });
  };
  const takenAt = latest && latest.number > shown.number ? latest.takenAt : null;
  return (
    <div role="status" className={styles.newerResults}>
      {takenAt && (
        <Callout
          tone="caution"
          title={t.title}
          text={t.text(dates.longDate(shown.takenAt), dates.longDate(takenAt))}
          action={
            <Button size="xs" onClick={show}>
              {t.show}
            </Button>
          }
        />
      )}
    </div>
  );
};
