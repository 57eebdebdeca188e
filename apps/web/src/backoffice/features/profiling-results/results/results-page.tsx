import type { ProfilingFilters, ProfilingSnapshots } from '@cadran/contract';
import { formatCount, formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Loader } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates, useTimeZone } from '../../../shared/dates/use-dates.ts';
import { ReportView } from '../../../../shared/report/report-view.tsx';
import { auditReportPath, detailPath } from '../../../shared/campaigns/campaign-paths.ts';
import { WithFigures } from '../../../shared/report/with-figures.tsx';
import { ReportPage } from '../../../shared/report/report-page.tsx';
import { useApi } from '../../../shared/services.tsx';
import { NotFoundPage } from '../../../shared/ui/messages/not-found-page.tsx';
import { Page } from '../../../shared/ui/page/page.tsx';
import { snapshotInProgress } from '../get-results.ts';
import { Proposals } from '../grouping/proposals.tsx';
import { RefusedGroup } from '../refused-group.tsx';
import { type LoadedReport, reportQuery } from '../report/get-report.ts';
import { NewerResults } from '../report/newer-results.tsx';
import { ReportActions } from '../report/report-actions.tsx';
import { parseReportAddress, toComparison } from '../report/report-address.ts';
import { toSelection } from '../selection-address.ts';
import { FailedResults } from '../status/failed-results.tsx';
import { NoResults } from '../status/no-results.tsx';
import { ResultsStatus } from '../status/results-status.tsx';
import { SnapshotProgress } from '../status/snapshot-progress.tsx';
import { useResults } from '../status/use-results.ts';
import { ResultsNav, useResultsCrumbs } from './results-nav.tsx';
import { ResultsRail } from './results-rail.tsx';
import styles from './results-page.module.css';

interface Props {
  readonly filters: ProfilingFilters;
  readonly snapshots: ProfilingSnapshots;
}

/** A computation that goes on or has failed. */
const Computation = ({ filters, snapshots }: Props) => {
  const inProgress = snapshotInProgress(snapshots);
  return (
    <>
      {snapshots.items[0]?.status === 'failed' && (
        <FailedResults campaignId={filters.campaign.id} snapshots={snapshots} />
      )}
      {inProgress && (
        <SnapshotProgress snapshot={inProgress} hasEarlierResults={filters.served.length > 0} />
      )}
    </>
  );
};

const BackToAudit = ({ id }: { readonly id: string }) => (
  <Button
    component={Link}
    to={detailPath('profiling', id)}
    variant="default"
    leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
  >
    {useMessages(backoffice.profilingResults).back}
  </Button>
);

/** Nothing can be read yet, or so few answered that nothing ever can. */
const ResultsWithoutReport = ({ filters, snapshots }: Props) => {
  const t = useMessages(backoffice.profilingResults);
  const { campaign } = filters;
  const inProgress = snapshotInProgress(snapshots);
  const back = <BackToAudit id={campaign.id} />;
  return (
    <Page
      title={t.title}
      introduction={campaign.name}
      crumbs={useResultsCrumbs(campaign)}
      actions={back}
    >
      <ResultsNav audit={campaign} page="report" withMap={false} />
      <Computation filters={filters} snapshots={snapshots} />
      <ResultsStatus filters={filters} snapshots={snapshots} />
      {!filters.snapshot && !inProgress && <NoResults filters={filters} snapshots={snapshots} />}
      {filters.snapshot && (
        <RefusedGroup filters={filters} reason="too_few_people">
          {back}
        </RefusedGroup>
      )}
      {filters.snapshot && filters.can.groupUnits && <Proposals filters={filters} />}
    </Page>
  );
};

/** The respondents of each group, rounded down where the audit protects them. */
const useCounts = ({ groups }: LoadedReport): string => {
  const { language } = useLanguage();
  return formatList(
    groups.map(({ figures: { respondents, precision } }) =>
      formatCount(respondents, language, precision === 'protected'),
    ),
    language,
  );
};

const useIntroduction = (opened: LoadedReport): string => {
  const { report, groups } = opened;
  const t = useMessages(backoffice.profilingResults);
  const dates = useDates();
  const counts = groups.map(({ figures }) => figures.respondents);
  return [
    report.subtitle,
    t.people(Math.max(...counts), useCounts(opened)),
    t.report.takenAt(dates.longDate(groups[0].snapshot.takenAt)),
  ].join(' · ');
};

/** With the form and its calendar, which the report itself does not need. */
const RecommendedActions = lazy(async () => ({
  default: (await import('../actions/recommended/recommended-actions.tsx')).RecommendedActions,
}));

interface ShownReportProps {
  readonly campaignId: string;
  readonly opened: LoadedReport;
}

const ShownReport = ({ campaignId, opened }: ShownReportProps) => (
  <WithFigures
    of={opened.report.subtitle}
    people={useCounts(opened)}
    date={opened.groups[0].snapshot.takenAt}
  >
    <ReportView
      report={opened.report}
      above={<NewerResults campaignId={campaignId} opened={opened} />}
      below={{
        recommendations: (
          <Suspense fallback={null}>
            <RecommendedActions group={opened.groups[0]} />
          </Suspense>
        ),
      }}
    />
  </WithFigures>
);

const Introduction = ({ opened }: { readonly opened: LoadedReport }) => (
  <span className={styles.introduction}>{useIntroduction(opened)}</span>
);

/** The report of everybody or of the chosen group, with the filters beside it. */
const ReportedResults = ({ filters, snapshots }: Props) => {
  const t = useMessages(backoffice.profilingResults);
  const { language } = useLanguage();
  const { campaign } = filters;
  const address = parseReportAddress(useSearch({ strict: false }));
  const shown = { selection: toSelection(address), comparison: toComparison(address) };
  const { data: opened, isPlaceholderData } = useQuery({
    ...reportQuery(useApi(), { id: campaign.id, ...shown, language, timeZone: useTimeZone() }),
    // The report stays while the next one is loaded.
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  const crumbs = useResultsCrumbs(campaign);
  const loaded = typeof opened === 'object' ? opened : undefined;
  return (
    <ReportPage
      title={loaded?.report.title ?? t.title}
      introduction={loaded ? <Introduction opened={loaded} /> : campaign.name}
      crumbs={crumbs}
      actions={
        loaded ? (
          <ReportActions campaignId={campaign.id} {...shown} />
        ) : (
          <BackToAudit id={campaign.id} />
        )
      }
    >
      <ResultsNav audit={campaign} page="report" />
      <Computation filters={filters} snapshots={snapshots} />
      <div className={styles.layout}>
        <ResultsRail
          filters={filters}
          snapshots={snapshots}
          second={loaded?.groups[1]}
          {...shown}
        />
        <div className={styles.report} aria-busy={isPlaceholderData}>
          {opened === undefined && <Loader />}
          {typeof opened === 'string' && (
            <RefusedGroup filters={filters} reason={opened}>
              <Button component={Link} to={auditReportPath(campaign.organizationId, campaign.id)}>
                {t.refusal.all}
              </Button>
            </RefusedGroup>
          )}
          {loaded && <ShownReport campaignId={campaign.id} opened={loaded} />}
        </div>
      </div>
      {filters.can.groupUnits && <Proposals filters={filters} />}
    </ReportPage>
  );
};

/** Results of a culture audit: they open on the report as soon as there is one. */
export const ResultsPage = () => {
  const { organizationId, campaignId = '' } = useParams({ strict: false });
  const { filters, snapshots } = useResults(campaignId);
  if (organizationId !== undefined && filters.campaign.organizationId !== organizationId)
    return <NotFoundPage />;
  const Results = filters.served.length > 0 ? ReportedResults : ResultsWithoutReport;
  return <Results filters={filters} snapshots={snapshots} />;
};
