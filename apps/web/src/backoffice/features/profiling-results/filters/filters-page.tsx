import type { ProfilingFilters, ProfilingSelection } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconReportAnalytics } from '@tabler/icons-react';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMessages } from '../../../../language/use-messages.ts';
import { auditReportPath, detailPath, listPath } from '../../../shared/campaigns/campaign-paths.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { underWay } from '../get-snapshots.ts';
import { addressOf, parseAddress, selectionOf } from '../selection-address.ts';
import { TooFewPeople } from '../too-few-people.tsx';
import { FailedResults } from './failed-results.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { GroupSize, respondentsOf } from './group-size.tsx';
import { NoResults } from './no-results.tsx';
import { ResultsState } from './results-state.tsx';
import { useResults } from './use-results.ts';
import { WorkProgress } from './work-progress.tsx';
import './filters-page.css';

const Filters = ({ filters }: { readonly filters: ProfilingFilters }) => {
  const t = useMessages(backoffice.profilingResults).filters;
  const navigate = useNavigate();
  const selection = selectionOf(parseAddress(useSearch({ strict: false })));
  const { campaign } = filters;
  const choose = (next: ProfilingSelection): void =>
    void navigate({
      to: '.',
      search: addressOf(next),
      replace: true,
      resetScroll: false,
    });
  const isServed = respondentsOf(filters, selection) !== null;
  return (
    <div className="filters-layout">
      <Card title={t.title} description={t.explanation}>
        <FilterPanel filters={filters} selection={selection} onChange={choose} />
      </Card>
      <aside className="filters-chosen" aria-label={t.chosen}>
        <GroupSize filters={filters} selection={selection} />
        <div className="filters-actions">
          <Button
            leftSection={<IconReportAnalytics size={18} stroke={1.5} aria-hidden />}
            disabled={!isServed}
            onClick={() =>
              void navigate({
                to: auditReportPath(campaign.organizationId, campaign.id),
                search: addressOf(selection),
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

/** Results of an audit: how they stand, and whose to read. */
export const FiltersPage = () => {
  const t = useMessages(backoffice.profilingResults);
  const { places } = useMessages(backoffice.navigation);
  const { campaignId = '' } = useParams({ strict: false });
  const { filters, snapshots } = useResults(campaignId);
  const { campaign, minimumGroup } = filters;
  const detail = detailPath('profiling', campaign.id);
  const working = underWay(snapshots);
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
      {working && <WorkProgress snapshot={working} before={filters.served.length > 0} />}
      <ResultsState filters={filters} snapshots={snapshots} busy={working !== undefined} />
      {!filters.snapshot && !working && <NoResults filters={filters} snapshots={snapshots} />}
      {filters.snapshot && filters.served.length === 0 && (
        <TooFewPeople minimumGroup={minimumGroup}>{back}</TooFewPeople>
      )}
      {filters.served.length > 0 && <Filters filters={filters} />}
    </Page>
  );
};
