import type { ProfilingFilters } from '@cadran/contract';
import { formatCount, formatList, formatLongDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useSuspenseQueries } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ReportView } from '../../../../shared/report/report-view.tsx';
import {
  auditReportPath,
  detailPath,
  listPath,
  resultsPath,
} from '../../../shared/campaigns/campaign-paths.ts';
import { ReportPage } from '../../../shared/report/report-page.tsx';
import { useApi } from '../../../shared/services.tsx';
import { NotFoundPage } from '../../../shared/ui/messages/not-found-page.tsx';
import { Page } from '../../../shared/ui/page/page.tsx';
import { filtersQuery } from '../get-results.ts';
import { toSelection } from '../selection-address.ts';
import { RefusedGroup } from '../refused-group.tsx';
import { type LoadedReport, type Refusal, reportQuery } from './get-report.ts';
import { NewerResults } from './newer-results.tsx';
import { ReportActions } from './report-actions.tsx';
import { toComparison, parseReportAddress } from './report-address.ts';
import { ReportGroups } from './groups/report-groups.tsx';

const useCrumbs = ({ campaign }: ProfilingFilters) => {
  const t = useMessages(backoffice.profilingResults);
  const { places } = useMessages(backoffice.navigation);
  return [
    { to: listPath('profiling'), label: places.profiling },
    { to: detailPath('profiling', campaign.id), label: campaign.name },
    { to: resultsPath(campaign.id), label: t.title },
  ];
};

interface RefusedProps {
  readonly filters: ProfilingFilters;
  readonly reason: Refusal;
}

const RefusedPage = ({ filters, reason }: RefusedProps) => {
  const t = useMessages(backoffice.profilingResults);
  const { campaign, served } = filters;
  return (
    <Page title={t.title} crumbs={useCrumbs(filters).slice(0, 2)}>
      <RefusedGroup filters={filters} reason={reason}>
        <Button component={Link} to={resultsPath(campaign.id)} variant="default">
          {t.backToFilters}
        </Button>
        {served.length > 0 && (
          <Button component={Link} to={auditReportPath(campaign.organizationId, campaign.id)}>
            {t.refusal.all}
          </Button>
        )}
      </RefusedGroup>
    </Page>
  );
};

const useIntroduction = ({ report, groups }: LoadedReport): string => {
  const t = useMessages(backoffice.profilingResults);
  const { language } = useLanguage();
  const counts = groups.map(({ figures }) => figures.respondents);
  const shown = formatList(
    groups.map(({ figures: { respondents, precision } }) =>
      formatCount(respondents, language, precision === 'protected'),
    ),
    language,
  );
  return [
    report.subtitle,
    t.people(Math.max(...counts), shown),
    t.report.takenAt(formatLongDate(groups[0].snapshot.takenAt, language)),
  ].join(' · ');
};

interface LoadedReportProps {
  readonly filters: ProfilingFilters;
  readonly opened: LoadedReport;
}

const LoadedReportPage = ({ filters, opened }: LoadedReportProps) => {
  const address = parseReportAddress(useSearch({ strict: false }));
  const shown = { selection: toSelection(address), comparison: toComparison(address) };
  return (
    <ReportPage
      title={opened.report.title}
      introduction={useIntroduction(opened)}
      crumbs={useCrumbs(filters)}
      actions={<ReportActions campaignId={filters.campaign.id} {...shown} />}
    >
      <ReportView
        report={opened.report}
        above={
          <>
            <NewerResults filters={filters} opened={opened} />
            <ReportGroups filters={filters} opened={opened} {...shown} />
          </>
        }
      />
    </ReportPage>
  );
};

/** The report of a served group; all others are refused alike, except several groups at once by link. */
export const CultureAuditReportPage = () => {
  const api = useApi();
  const { language } = useLanguage();
  const { organizationId = '', campaignId = '' } = useParams({ strict: false });
  const address = parseReportAddress(useSearch({ strict: false }));
  const [{ data: filters }, { data: opened }] = useSuspenseQueries({
    queries: [
      filtersQuery(api, campaignId),
      reportQuery(api, {
        id: campaignId,
        selection: toSelection(address),
        comparison: toComparison(address),
        language,
      }),
    ],
  });
  if (filters.campaign.organizationId !== organizationId) return <NotFoundPage />;
  return typeof opened === 'string' ? (
    <RefusedPage filters={filters} reason={opened} />
  ) : (
    <LoadedReportPage filters={filters} opened={opened} />
  );
};
