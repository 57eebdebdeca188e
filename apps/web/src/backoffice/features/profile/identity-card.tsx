import { formatLongDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { StateBadge } from '../../shared/ui/state-badge.tsx';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What only an administrator changes. */
export const IdentityCard = () => {
  const t = useMessages(backoffice.profile);
  const { roles } = useMessages(backoffice.shell);
  const { language } = useLanguage();
  const { user, organization } = useSession();
  const enabled = (on: boolean) => <StateBadge on={on}>{on ? t.enabled : t.disabled}</StateBadge>;
  return (
    <Card title={t.identity}>
      <dl className="profile-facts">
        <Fact name={t.username}>{user.username}</Fact>
        <Fact name={t.organization}>{organization.name}</Fact>
        <Fact name={t.role}>{roles[user.role]}</Fact>
        <Fact name={t.status}>
          <StateBadge on={user.status === 'active'}>{t.statuses[user.status]}</StateBadge>
        </Fact>
        <Fact name={t.screening}>{enabled(user.screeningEnabled)}</Fact>
        <Fact name={t.profiling}>{enabled(user.profilingEnabled)}</Fact>
        <Fact name={t.createdAt}>{formatLongDate(user.createdAt, language)}</Fact>
      </dl>
    </Card>
  );
};
