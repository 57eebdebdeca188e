import { MODULES } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../language/use-messages.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page.tsx';
import { ModuleCard } from './module-card.tsx';
import { useDashboard } from './get-dashboard.ts';
import './home-page.css';

export const HomePage = () => {
  const t = useMessages(backoffice.home);
  const { user, organization } = useSession();
  const dashboard = useDashboard();
  return (
    <Page title={t.greeting(user.username)} introduction={t.introduction(organization.name)}>
      <div className="home-modules">
        {MODULES.map((module) => (
          <ModuleCard key={module} module={module} counts={dashboard?.[module] ?? null} />
        ))}
      </div>
    </Page>
  );
};
