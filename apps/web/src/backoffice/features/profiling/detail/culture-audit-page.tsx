import type { CadranClient } from '@cadran/client';
import { AUDIT_LIMITS, type ProfilingCampaign, type ProfilingProgress } from '@cadran/contract';
import { formatCount, formatNumber, formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Anchor, Button } from '@mantine/core';
import {
  IconKey,
  IconLink,
  IconMailbox,
  IconReportAnalytics,
  IconShieldCheck,
} from '@tabler/icons-react';
import { queryOptions, useSuspenseQueries } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { RepeatAuditButton } from '../../../shared/campaigns/actions/repeat-audit-button.tsx';
import { CampaignHeader } from '../../../shared/campaigns/detail/campaign-header.tsx';
import { codesPath, resultsPath } from '../../../shared/campaigns/campaign-paths.ts';
import { CampaignPage } from '../../../shared/campaigns/detail/campaign-page.tsx';
import { campaignQuery } from '../../../shared/campaigns/get-campaign.ts';
import { ListMessage } from '../../../shared/list/list-message.tsx';
import { useApi } from '../../../shared/services.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { PaperDownload } from '../papers/paper-download.tsx';
import { UnitTable } from './unit-table.tsx';

const progressQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: ['profiling-progress', id],
    queryFn: ({ signal }) => api.profiling.progress({ params: { id }, signal }),
    // Live counts would reveal who has just answered.
    refetchOnWindowFocus: false,
  });

const AnonymityNotice = ({ campaign }: { readonly campaign: ProfilingCampaign }) => {
  const t = useMessages(backoffice.profiling).promise;
  const { access, minimumGroup } = campaign;
  return (
    <Alert color="info" variant="light" icon={<IconShieldCheck aria-hidden />} title={t.title}>
      {access === 'codes'
        ? t.codes(minimumGroup)
        : t.link(Math.max(minimumGroup, AUDIT_LIMITS.groupByLink))}{' '}
      <Anchor component={Link} to="/help/anonymity" inherit underline="always" c="inherit">
        {t.more}
      </Anchor>
    </Alert>
  );
};

const useNumbers = ({ respondents, expectedHeadcount, responseRate }: ProfilingProgress) => {
  const t = useMessages(backoffice.profiling);
  const { language } = useLanguage();
  return [
    { label: t.inProgress, value: formatCount(respondents.opened, language, true) },
    { label: t.finished, value: formatCount(respondents.completed, language, true) },
    ...(expectedHeadcount === null || responseRate === null
      ? []
      : [
          { label: t.expected, value: formatNumber(expectedHeadcount, language) },
          { label: t.rate, value: formatPercent(responseRate / 100, language) },
        ]),
  ];
};

interface UnitProgressProps {
  readonly campaign: ProfilingCampaign;
  readonly progress: ProfilingProgress;
}

const UnitProgressCard = ({ campaign, progress: { units, unitsAsOf } }: UnitProgressProps) => {
  const t = useMessages(backoffice.profiling).units;
  const dates = useDates();
  return (
    <Card
      title={t.title}
      description={unitsAsOf === null ? t.noResults : t.description(dates.longDate(unitsAsOf))}
    >
      {units === null && <p>{t.notForPlatform}</p>}
      {units?.length === 0 && <p>{t.none}</p>}
      {unitsAsOf !== null && units && units.length > 0 && (
        <UnitTable campaign={campaign} progress={units} />
      )}
    </Card>
  );
};

interface NoRespondentsProps {
  readonly campaign: ProfilingCampaign;
  readonly onLink: () => void;
}

const CodesButton = ({ campaignId }: { readonly campaignId: string }) => (
  <Button
    component={Link}
    to={codesPath(campaignId)}
    variant="default"
    leftSection={<IconKey size={18} stroke={1.5} aria-hidden />}
  >
    {useMessages(backoffice.profiling).codes}
  </Button>
);

const NoRespondents = ({ campaign: { id, access, status }, onLink }: NoRespondentsProps) => {
  const t = useMessages(backoffice.profiling).empty;
  if (access === 'codes')
    return (
      <ListMessage
        icon={IconMailbox}
        title={t.title}
        explanation={status === 'open' ? t.openByCodes : t.closedByCodes}
        action={<CodesButton campaignId={id} />}
      />
    );
  return (
    <ListMessage
      icon={IconMailbox}
      title={t.title}
      explanation={status === 'open' ? t.open : t.closed}
      action={
        <Button
          variant="default"
          leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
          onClick={onLink}
        >
          {t.action}
        </Button>
      }
    />
  );
};

const PapersCard = ({ campaignId }: { readonly campaignId: string }) => {
  const t = useMessages(backoffice.papers);
  return (
    <Card title={t.title} description={t.description}>
      <PaperDownload campaignId={campaignId} />
    </Card>
  );
};

/** A culture audit and its number of respondents, by unit where the minimum group allows it. */
export const CultureAuditPage = () => {
  const api = useApi();
  const { campaignId = '' } = useParams({ strict: false });
  const [{ data: campaign }, { data: progress }] = useSuspenseQueries({
    queries: [campaignQuery(api, 'profiling', campaignId), progressQuery(api, campaignId)],
  });
  const t = useMessages(backoffice.profiling);
  const numbers = useNumbers(progress);
  const { opened, completed } = progress.respondents;
  return (
    <CampaignPage
      module="profiling"
      campaign={campaign}
      more={
        <>
          {campaign.access === 'codes' && <CodesButton campaignId={campaign.id} />}
          {campaign.status === 'closed' && completed > 0 && campaign.can.edit && (
            <RepeatAuditButton campaignId={campaign.id} />
          )}
          <Button
            component={Link}
            to={resultsPath(campaign.id)}
            variant={campaign.status === 'open' ? 'default' : 'filled'}
            leftSection={<IconReportAnalytics size={18} stroke={1.5} aria-hidden />}
          >
            {t.results}
          </Button>
        </>
      }
    >
      {(showLink) => (
        <>
          <CampaignHeader campaign={campaign} numbers={numbers} />
          <AnonymityNotice campaign={campaign} />
          {opened + completed === 0 && <NoRespondents campaign={campaign} onLink={showLink} />}
          {(campaign.units.length > 0 || completed > 0) && (
            <UnitProgressCard campaign={campaign} progress={progress} />
          )}
          {campaign.can.edit && <PapersCard campaignId={campaign.id} />}
        </>
      )}
    </CampaignPage>
  );
};
