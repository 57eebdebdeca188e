import type { Module } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { IconBuilding, IconFolders, IconMessageCheck, IconUsersGroup } from '@tabler/icons-react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDashboard } from '../../shared/dashboard/get-dashboard.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import { ActivityCard } from './activity-card.tsx';
import { NumberCard } from './number-card.tsx';
import styles from './dashboards.module.css';

export const SuperadminDashboard = () => {
  const t = useMessages(backoffice.dashboards);
  const { places } = useMessages(backoffice.navigation);
  const { language } = useLanguage();
  const { platform } = useDashboard();
  if (!platform) return null;
  const { organizations, users, campaigns, respondents, activity } = platform;
  const number = (value: number): string => formatNumber(value, language);
  const byModule = (counts: Readonly<Record<Module, number>>): string =>
    t.byModule(number(counts.screening), number(counts.profiling));
  return (
    <Page title={t.platformTitle} introduction={t.platformIntroduction}>
      <div className={styles.numberCards}>
        <NumberCard
          icon={IconBuilding}
          label={places.organizations}
          value={organizations.active + organizations.inactive}
          parts={t.organizationParts(organizations.active, organizations.inactive)}
          link={{ to: '/superadmin/organizations', label: t.seeOrganizations }}
        />
        <NumberCard
          icon={IconUsersGroup}
          label={places.users}
          value={users.active + users.inactive}
          parts={t.userParts(users.active, users.inactive)}
          link={{ to: '/superadmin/users', label: t.seeUsers }}
        />
        <NumberCard
          icon={IconFolders}
          label={t.campaigns}
          value={campaigns.screening + campaigns.profiling}
          parts={byModule(campaigns)}
        />
        <NumberCard
          icon={IconMessageCheck}
          label={t.respondents}
          value={respondents.screening + respondents.profiling}
          parts={byModule(respondents)}
        />
      </div>
      <ActivityCard lines={activity} to="/superadmin/audit" />
    </Page>
  );
};
