import { DEFAULT_THEME } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import {
  type Icon,
  IconPalette,
  IconPhotoUp,
  IconShieldCheck,
  IconUserPlus,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import styles from './dashboards.module.css';

interface Task {
  readonly name: 'logo' | 'colors' | 'people' | 'security';
  readonly icon: Icon;
  readonly to: string;
  readonly open: boolean;
}

export const TasksCard = ({ users }: { readonly users: number }) => {
  const t = useMessages(backoffice.dashboards).tasks;
  const { user, organization } = useSession();
  const tasks: readonly Task[] = [
    { name: 'people', icon: IconUserPlus, to: '/admin/users', open: users < 2 },
    {
      name: 'logo',
      icon: IconPhotoUp,
      to: '/admin/organization',
      open: organization.logo === null,
    },
    {
      name: 'colors',
      icon: IconPalette,
      to: '/admin/organization',
      open: organization.theme.primarycolor === DEFAULT_THEME.primarycolor,
    },
    { name: 'security', icon: IconShieldCheck, to: '/settings', open: !user.secondFactor },
  ];
  const open = tasks.filter((task) => task.open);
  return (
    <Card title={t.title}>
      {open.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className={styles.dashboardTasks}>
          {open.map(({ name, icon: TaskIcon, to }) => (
            <li key={name}>
              <TaskIcon size={20} stroke={1.5} aria-hidden />
              <div>
                <Anchor component={Link} to={to}>
                  {t[name].action}
                </Anchor>
                <p>{t[name].reason}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
