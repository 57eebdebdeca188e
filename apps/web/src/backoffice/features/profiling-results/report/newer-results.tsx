import type { ProfilingFilters } from '@cadran/contract';
import { formatLongDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { Callout } from '../../../../report/callout.tsx';
import { resultsPath } from '../../../shared/campaigns/campaign-paths.ts';
import { useApi } from '../../../shared/services.tsx';
import { filtersKey } from '../get-filters.ts';
import { snapshotsQuery } from '../get-snapshots.ts';
import { type OpenedGroups, reportsKey } from './get-report.ts';

/** A report that stays open asks this often whether it is still the latest. */
const ASK_MS = 60_000;

interface Props {
  readonly filters: ProfilingFilters;
  readonly opened: OpenedGroups;
}

/** Says that results newer than those on the page are there, or could be; read aloud when it appears. */
export const NewerResults = ({ filters, opened }: Props) => {
  const { id } = filters.campaign;
  const t = useMessages(backoffice.profilingResults).report.newer;
  const { language } = useLanguage();
  const client = useQueryClient();
  const { data: snapshots } = useQuery({
    ...snapshotsQuery(useApi(), id),
    refetchInterval: ASK_MS,
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
    <div role="status" className="newer-results">
      {notice()}
    </div>
  );
};
