import type { Module } from '@cadran/contract';
import { formatDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { detailPath } from '../../shared/campaigns/campaign-paths.ts';
import { CompletionLine } from '../../shared/campaigns/completion-line.tsx';
import { PeopleCounts } from '../../shared/campaigns/people-counts.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { StateBadge } from '../../shared/ui/state-badge.tsx';
import { useRecentCampaigns } from './get-recent-campaigns.ts';
import { ToDecide } from './to-decide.tsx';

/** Where one left off: the campaigns changed last, of the modules one has. */
export const RecentCampaigns = ({ modules }: { readonly modules: readonly Module[] }) => {
  const t = useMessages(backoffice.home);
  const words = useMessages(backoffice.campaigns);
  const { language } = useLanguage();
  const { organization } = useSession();
  const recent = useRecentCampaigns(modules);
  if (recent.length === 0) return null;
  return (
    <Card title={t.recent}>
      <ul className="home-recent">
        {recent.map(({ module, campaign }) => (
          <li key={campaign.id}>
            <span className="home-recent-name">
              <Anchor component={Link} to={detailPath(module, campaign.id)} fw={600} size="sm">
                {campaign.name}
              </Anchor>
              <span>
                {campaign.organizationId !== organization.id && `${campaign.organizationName} · `}
                {t.modules[module].name} · {t.changed(formatDate(campaign.updatedAt, language))}
              </span>
              {module === 'screening' && <ToDecide campaignId={campaign.id} />}
            </span>
            <span className="home-recent-line">
              {module === 'screening' && <CompletionLine campaign={campaign} />}
            </span>
            <PeopleCounts campaign={campaign} />
            <StateBadge on={campaign.status === 'open'}>
              {words.statuses[campaign.status]}
            </StateBadge>
          </li>
        ))}
      </ul>
    </Card>
  );
};
