import { backoffice } from '@cadran/i18n/backoffice';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import styles from './profile-page.module.css';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Facts that only an administrator can change. */
export const IdentityCard = () => {
  const t = useMessages(backoffice.profile);
  const { roles } = useMessages(backoffice.shell);
  const dates = useDates();
  const { user, organization } = useSession();
  const enabled = (on: boolean) => <StatusBadge on={on}>{on ? t.enabled : t.disabled}</StatusBadge>;
  return (
    <Card title={t.identity}>
      <dl className={styles.profileFacts}>
        <Fact name={t.username}>{user.username}</Fact>
        <Fact name={t.organization}>{organization.name}</Fact>
        <Fact name={t.role}>{roles[user.role]}</Fact>
        <Fact name={t.status}>
          <StatusBadge on={user.status === 'active'}>{t.statuses[user.status]}</StatusBadge>
        </Fact>
        <Fact name={t.screening}>{enabled(user.screeningEnabled)}</Fact>
        <Fact name={t.profiling}>{enabled(user.profilingEnabled)}</Fact>
        <Fact name={t.createdAt}>{dates.longDate(user.createdAt)}</Fact>
      </dl>
    </Card>
  );
};
