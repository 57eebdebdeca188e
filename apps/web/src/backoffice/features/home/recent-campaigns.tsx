import type { Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import { detailPath } from '../../shared/campaigns/campaign-paths.ts';
import type { CampaignListItem } from '../../shared/campaigns/campaign-types.ts';
import { CompletionChart } from '../../shared/campaigns/detail/completion-chart.tsx';
import { useProgress } from '../../shared/campaigns/detail/get-progress.ts';
import { PeopleCounts } from '../../shared/campaigns/detail/people-counts.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import { useRecentCampaigns } from './get-recent-campaigns.ts';
import { CampaignTasks } from './campaign-progress.tsx';
import styles from './home-page.module.css';

const RecentCompletions = ({ campaign }: { readonly campaign: CampaignListItem }) => (
  <CompletionChart campaign={campaign} progress={useProgress(campaign.id)} />
);

export const RecentCampaigns = ({ modules }: { readonly modules: readonly Module[] }) => {
  const t = useMessages(backoffice.home);
  const words = useMessages(backoffice.campaigns);
  const dates = useDates();
  const { organization } = useSession();
  const recent = useRecentCampaigns(modules);
  if (recent.length === 0) return null;
  return (
    <Card title={t.recent}>
      <ul className={styles.homeRecent} data-testid="recent-campaigns">
        {recent.map(({ module, campaign }) => (
          <li key={campaign.id}>
            <span className={styles.homeRecentName}>
              <Anchor component={Link} to={detailPath(module, campaign.id)} fw={600} size="sm">
                {campaign.name}
              </Anchor>
              <span>
                {campaign.organizationId !== organization.id && `${campaign.organizationName} · `}
                {t.modules[module].name} · {t.changed(dates.date(campaign.updatedAt))}
              </span>
              {module === 'screening' && <CampaignTasks campaignId={campaign.id} />}
            </span>
            <span className={styles.homeRecentLine}>
              {module === 'screening' && <RecentCompletions campaign={campaign} />}
            </span>
            <PeopleCounts campaign={campaign} />
            <StatusBadge on={campaign.status === 'open'}>
              {words.statuses[campaign.status]}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </Card>
  );
};
