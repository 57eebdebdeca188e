import type { ProfilingFilters } from '@cadran/contract';
import { formatLongDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { Callout } from '../../../../shared/report/section/callout.tsx';
import { resultsPath } from '../../../shared/campaigns/campaign-paths.ts';
import { useApi } from '../../../shared/services.tsx';
import { filtersKey, snapshotsQuery } from '../get-results.ts';
import { type LoadedReport, reportsKey } from './get-report.ts';
import styles from './groups/report-groups.module.css';

const POLL_MS = 60_000;

interface Props {
  readonly filters: ProfilingFilters;
  readonly opened: LoadedReport;
}

/** Announces that newer results are available, or that an update is possible. */
export const NewerResults = ({ filters, opened }: Props) => {
  const { id } = filters.campaign;
  const t = useMessages(backoffice.profilingResults).report.newer;
  const { language } = useLanguage();
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
  const notice = (): ReactNode => {
    if (latest?.takenAt && latest.number > shown.number)
      return (
        <Callout
          tone="caution"
          title={t.title}
          text={t.text(
            formatLongDate(shown.takenAt, language),
            formatLongDate(latest.takenAt, language),
          )}
          action={
            <Button size="xs" onClick={show}>
              {t.show}
            </Button>
          }
        />
      );
    if (snapshots?.update.allowed && snapshots.can.update)
      return (
        <Callout
          tone="neutral"
          title={t.possibleTitle}
          text={t.possible}
          action={
            <Button component={Link} to={resultsPath(id)} size="xs" variant="default">
              {t.update}
            </Button>
          }
        />
      );
    return null;
  };
  return (
    <div role="status" className={styles.newerResults}>
      {notice()}
    </div>
  );
};
