import { MODULES } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { FirstDay } from '../../shared/first-day/first-day.tsx';
import { useIsFirstDayPending, usePrefetchFirstDay } from '../../shared/first-day/get-first-day.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import { useDashboard } from '../../shared/dashboard/get-dashboard.ts';
import { ModuleCard } from './module-card.tsx';
import { RecentCampaigns } from './recent-campaigns.tsx';
import styles from './home-page.module.css';

export const HomePage = () => {
  const t = useMessages(backoffice.home);
  const { user, organization } = useSession();
  usePrefetchFirstDay();
  const { modules, notTold } = useDashboard();
  const firstDayPending = useIsFirstDayPending();
  return (
    <Page title={t.greeting(user.displayName)} introduction={t.introduction(organization.name)}>
      {!firstDayPending && (
        <>
          <FirstDay />
          <div className={styles.homeModules} data-testid="home-modules">
            {MODULES.map((module) => (
              <ModuleCard key={module} module={module} status={modules[module]} notTold={notTold} />
            ))}
          </div>
          <RecentCampaigns modules={MODULES.filter((module) => modules[module].enabled)} />
        </>
      )}
    </Page>
  );
};
