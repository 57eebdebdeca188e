import type { ProfilingCampaign, ProfilingProgress } from '@cadran/contract';
import { formatNumber, formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconLink, IconMailbox, IconReportAnalytics } from '@tabler/icons-react';
import { useSuspenseQueries } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { CampaignHead } from '../../../shared/campaigns/campaign-head.tsx';
import { resultsPath } from '../../../shared/campaigns/campaign-paths.ts';
import { CampaignPage } from '../../../shared/campaigns/campaign-page.tsx';
import { campaignQuery } from '../../../shared/campaigns/get-campaign.ts';
import { ListMessage } from '../../../shared/list/list-message.tsx';
import { useApi } from '../../../shared/services.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { AnonymityNote } from './anonymity-note.tsx';
import { progressQuery } from './get-progress.ts';
import { UnitTable } from './unit-table.tsx';

const useNumbers = ({ respondents, expectedHeadcount, responseRate }: ProfilingProgress) => {
  const t = useMessages(backoffice.profiling);
  const { language } = useLanguage();
  return [
    { label: t.inProgress, value: formatNumber(respondents.opened, language) },
    { label: t.finished, value: formatNumber(respondents.completed, language) },
    ...(expectedHeadcount === null || responseRate === null
      ? []
      : [
          { label: t.expected, value: formatNumber(expectedHeadcount, language) },
          { label: t.rate, value: formatPercent(responseRate / 100, language) },
        ]),
  ];
};

interface ByUnitProps {
  readonly campaign: ProfilingCampaign;
  readonly progress: ProfilingProgress;
}

const ByUnit = ({ campaign, progress: { units } }: ByUnitProps) => {
  const t = useMessages(backoffice.profiling).units;
  return (
    <Card title={t.title} description={t.description(campaign.minimumGroup)}>
      {units === null && <p>{t.notForPlatform}</p>}
      {units?.length === 0 && <p>{t.none}</p>}
      {units && units.length > 0 && <UnitTable campaign={campaign} progress={units} />}
    </Card>
  );
};

const NobodyYet = ({
  status,
  onLink,
}: Pick<ProfilingCampaign, 'status'> & { readonly onLink: () => void }) => {
  const t = useMessages(backoffice.profiling).empty;
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

/** An audit and how many people took part: never who, and by unit only where there are enough of them. */
export const AuditPage = () => {
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
        <Button
          component={Link}
          to={resultsPath(campaign.id)}
          variant={campaign.status === 'open' ? 'default' : 'filled'}
          leftSection={<IconReportAnalytics size={18} stroke={1.5} aria-hidden />}
        >
          {t.results}
        </Button>
      }
    >
      {(showLink) => (
        <>
          <CampaignHead campaign={campaign} numbers={numbers} />
          <AnonymityNote minimumGroup={campaign.minimumGroup} />
          {opened + completed === 0 && <NobodyYet status={campaign.status} onLink={showLink} />}
          {(campaign.units.length > 0 || completed > 0) && (
            <ByUnit campaign={campaign} progress={progress} />
          )}
        </>
      )}
    </CampaignPage>
  );
};
