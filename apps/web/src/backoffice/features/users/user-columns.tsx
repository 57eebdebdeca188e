import type { User } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import type { ListColumn } from '../../shared/list/list-types.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { EmailText } from '../../shared/ui/email-text.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import type { Scope } from './get-users.ts';
import type { UserSort } from './user-list.ts';
import { TwoLineCell } from '../../shared/list/two-line-cell.tsx';
import styles from './user-columns.module.css';

const Identity = ({ user }: { readonly user: User }) => {
  const t = useMessages(backoffice.users);
  const { user: self } = useSession();
  return (
    <TwoLineCell>
      <strong>
        {user.displayName}
        {user.id === self.id && <span className={styles.userSelf}>{t.you}</span>}
      </strong>
      <span>
        {user.displayName !== user.username && `${user.username} · `}
        <EmailText>{user.email}</EmailText>
      </span>
    </TwoLineCell>
  );
};

export const useUserColumns = (scope: Scope): ListColumn<User, UserSort>[] => {
  const t = useMessages(backoffice.users);
  const { roles } = useMessages(backoffice.shell);
  const dates = useDates();
  const modules = ({ screeningEnabled, profilingEnabled }: User): string =>
    [screeningEnabled && t.screening, profilingEnabled && t.profiling].filter(Boolean).join(', ') ||
    t.noModule;
  const organization: ListColumn<User, UserSort> = {
    key: 'organization',
    header: t.organization,
    sort: 'organizationName',
    foldBelow: 1200,
    cell: (user) => user.organizationName,
  };
  return [
    {
      key: 'displayName',
      header: t.name,
      sort: 'displayName',
      cell: (user) => <Identity user={user} />,
    },
    ...(scope === 'platform' ? [organization] : []),
    { key: 'role', header: t.role, sort: 'role', cell: (user) => roles[user.role] },
    { key: 'modules', header: t.modules, foldBelow: 1200, cell: modules },
    {
      key: 'status',
      header: t.status,
      sort: 'status',
      cell: (user) => (
        <StatusBadge on={user.status === 'active'}>{t.statuses[user.status]}</StatusBadge>
      ),
    },
    {
      key: 'lastLoginAt',
      header: t.lastLogin,
      sort: 'lastLoginAt',
      cell: (user) =>
        user.lastLoginAt === null ? (
          t.neverLoggedIn
        ) : (
          <time dateTime={user.lastLoginAt}>{dates.date(user.lastLoginAt)}</time>
        ),
    },
  ];
};
