import type { ProfilingFilters, ProfilingSelection } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconReportAnalytics } from '@tabler/icons-react';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { auditReportPath, detailPath, listPath } from '../../../shared/campaigns/campaign-paths.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import { Page } from '../../../shared/ui/page/page.tsx';
import { snapshotInProgress } from '../get-results.ts';
import { toSelectionAddress, parseSelectionAddress, toSelection } from '../selection-address.ts';
import { Proposals } from '../grouping/proposals.tsx';
import { RefusedGroup } from '../refused-group.tsx';
import { FailedResults } from '../status/failed-results.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { GroupSize, countRespondents } from './group-size.tsx';
import { NoResults } from '../status/no-results.tsx';
import { ResultsStatus } from '../status/results-status.tsx';
import { useResults } from '../status/use-results.ts';
import { SnapshotProgress } from '../status/snapshot-progress.tsx';
import styles from './filters-page.module.css';

const Filters = ({ filters }: { readonly filters: ProfilingFilters }) => {
  const t = useMessages(backoffice.profilingResults).filters;
  const navigate = useNavigate();
  const selection = toSelection(parseSelectionAddress(useSearch({ strict: false })));
  const { campaign } = filters;
  const choose = (next: ProfilingSelection): void =>
    void navigate({
      to: '.',
      search: toSelectionAddress(next),
      replace: true,
      resetScroll: false,
    });
  const isServed = countRespondents(filters, selection) !== null;
  return (
    <div className={styles.filtersLayout}>
      <Card title={t.title} description={filters.combinable ? t.explanation : t.oneAtATime}>
        <FilterPanel filters={filters} selection={selection} onChange={choose} />
      </Card>
      <aside className={styles.filtersChosen} aria-label={t.chosen}>
        <GroupSize className={styles.filtersSize} filters={filters} selection={selection} />
        <div className={styles.filtersActions}>
          <Button
            leftSection={<IconReportAnalytics size={18} stroke={1.5} aria-hidden />}
            disabled={!isServed}
            onClick={() =>
              void navigate({
                to: auditReportPath(campaign.organizationId, campaign.id),
                search: toSelectionAddress(selection),
              })
            }
          >
            {t.show}
          </Button>
          {Object.keys(selection).length > 0 && (
            <Button variant="subtle" onClick={() => choose({})}>
              {t.reset}
            </Button>
          )}
        </div>
      </aside>
    </div>
  );
};

/** Results of a culture audit: their status, and the choice of a group. */
export const FiltersPage = () => {
  const t = useMessages(backoffice.profilingResults);
  const { places } = useMessages(backoffice.navigation);
  const { campaignId = '' } = useParams({ strict: false });
  const { filters, snapshots } = useResults(campaignId);
  const { campaign } = filters;
  const detail = detailPath('profiling', campaign.id);
  const inProgress = snapshotInProgress(snapshots);
  const [latest] = snapshots.items;
  const back = (
    <Button
      component={Link}
      to={detail}
      variant="default"
      leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
    >
      {t.back}
    </Button>
  );
  return (
    <Page
      title={t.title}
      introduction={filters.served.length > 0 ? t.introduction : campaign.name}
      crumbs={[
        { to: listPath('profiling'), label: places.profiling },
        { to: detail, label: campaign.name },
      ]}
      actions={back}
    >
      {latest?.status === 'failed' && (
        <FailedResults campaignId={campaign.id} snapshots={snapshots} />
      )}
      {inProgress && (
        <SnapshotProgress snapshot={inProgress} hasEarlierResults={filters.served.length > 0} />
      )}
      <ResultsStatus
        filters={filters}
        snapshots={snapshots}
        isUpdating={inProgress !== undefined}
      />
      {!filters.snapshot && !inProgress && <NoResults filters={filters} snapshots={snapshots} />}
      {filters.snapshot && filters.served.length === 0 && (
        <RefusedGroup filters={filters} reason="too_few_people">
          {back}
        </RefusedGroup>
      )}
      {filters.served.length > 0 && <Filters filters={filters} />}
      {filters.snapshot && filters.can.groupUnits && <Proposals filters={filters} />}
    </Page>
  );
};
