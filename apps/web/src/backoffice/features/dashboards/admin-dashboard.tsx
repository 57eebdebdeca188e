import type { Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { IconUsers } from '@tabler/icons-react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { MODULE_ICONS } from '../../shared/campaigns/module-icons.ts';
import { useDashboard } from '../../shared/dashboard/get-dashboard.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import { ActivityCard } from './activity-card.tsx';
import { useRecentActivity } from './get-recent-activity.ts';
import { NumberCard } from './number-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import styles from './dashboards.module.css';

export const AdminDashboard = () => {
  const t = useMessages(backoffice.dashboards);
  const { places } = useMessages(backoffice.navigation);
  const { organization } = useSession();
  const { administration } = useDashboard();
  const navigation = useNavigation();
  const activity = useRecentActivity();
  if (!administration) return null;
  const { users, openCampaigns } = administration;

  const moduleCard = (module: Module) => {
    const entry = navigation.find(({ access }) => access === module);
    return (
      <NumberCard
        icon={MODULE_ICONS[module]}
        label={places[module]}
        value={openCampaigns[module]}
        parts={t.openCampaigns(openCampaigns[module])}
        {...(entry && { link: { to: entry.to, label: t.seeCampaigns } })}
      />
    );
  };
  return (
    <Page title={places.adminDashboard} introduction={t.introduction(organization.name)}>
      <div className={styles.numberCards}>
        <NumberCard
          icon={IconUsers}
          label={places.users}
          value={users.active + users.inactive}
          parts={t.userParts(users.active, users.inactive)}
          link={{ to: '/admin/users', label: t.seeUsers }}
        />
        {moduleCard('screening')}
        {moduleCard('profiling')}
      </div>
      <div className={styles.dashboardColumns}>
        <ActivityCard lines={activity} to="/admin/audit" />
        <TasksCard users={users.active + users.inactive} />
      </div>
    </Page>
  );
};
