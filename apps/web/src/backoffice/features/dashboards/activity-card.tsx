import type { ActivityLogEntry } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ActivityList } from '../../shared/activity/activity-list.tsx';
import { Card } from '../../shared/ui/page/card.tsx';

interface Props {
  readonly lines: readonly ActivityLogEntry[];
  readonly to: string;
}

export const ActivityCard = ({ lines, to }: Props) => {
  const t = useMessages(backoffice.dashboards).activity;
  return (
    <Card
      title={t.title}
      aside={
        <Anchor component={Link} to={to} size="sm">
          {t.all}
        </Anchor>
      }
    >
      {lines.length === 0 ? <p>{t.none}</p> : <ActivityList lines={lines} />}
    </Card>
  );
};
