import type { ActivityLogEntry } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { IconHistory } from '@tabler/icons-react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import { useActivityMessages } from '../../shared/activity/use-activity-messages.ts';
import type { ListColumn } from '../../shared/list/list-types.ts';
import { List } from '../../shared/list/list.tsx';
import { useListParams } from '../../shared/list/params/use-list-params.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import { ActivityLogFilters } from './activity-log-filters.tsx';
import { activityLogList, type ActivityLogSort } from './activity-log-list.ts';
import { useActivityLog } from './get-activity-log.ts';
import { TwoLineCell } from '../../shared/list/two-line-cell.tsx';

const useColumns = (allOrganizations: boolean): ListColumn<ActivityLogEntry, ActivityLogSort>[] => {
  const t = useMessages(backoffice.activityLog);
  const words = useActivityMessages();
  const dates = useDates();
  const organization: ListColumn<ActivityLogEntry, ActivityLogSort> = {
    key: 'organization',
    header: t.organization,
    foldBelow: 1200,
    cell: (entry) => entry.organizationName,
  };
  return [
    {
      key: 'at',
      header: t.at,
      sort: 'at',
      cell: (entry) => (
        <time dateTime={entry.at} style={{ whiteSpace: 'nowrap' }}>
          {dates.dateTime(entry.at)}
        </time>
      ),
    },
    {
      key: 'actor',
      header: t.actor,
      cell: (entry) => (
        <TwoLineCell>
          <strong>{entry.actor.name}</strong>
          <span>
            {entry.actor.username !== null &&
              entry.actor.username !== entry.actor.name &&
              `${entry.actor.username} · `}
            {words.role(entry)}
          </span>
        </TwoLineCell>
      ),
    },
    {
      key: 'what',
      header: t.what,
      cell: (entry) => (
        <TwoLineCell>
          <strong>{words.action(entry)}</strong>
          <span>{words.target(entry)}</span>
        </TwoLineCell>
      ),
    },
    { key: 'detail', header: t.detail, cell: (entry) => words.detail(entry) || '–' },
    ...(allOrganizations ? [organization] : []),
  ];
};

const ActivityLogPage = ({ allOrganizations }: { readonly allOrganizations: boolean }) => {
  const t = useMessages(backoffice.activityLog);
  const { places } = useMessages(backoffice.navigation);
  const { organization } = useSession();
  const { address, position, filter } = useListParams(activityLogList);
  const query = useActivityLog(address, allOrganizations ? null : organization.id);
  const title = allOrganizations ? places.platformActivityLog : places.activityLog;
  return (
    <Page
      title={title}
      introduction={allOrganizations ? t.platformIntroduction : t.introduction(organization.name)}
    >
      <List
        label={title}
        position={position}
        query={query}
        columns={useColumns(allOrganizations)}
        rowName={({ id }) => id}
        searchLabel={t.search}
        count={t.count}
        filters={<ActivityLogFilters value={address} onChange={filter} />}
        empty={{ icon: IconHistory, title: t.empty.title, explanation: t.empty.explanation }}
      />
    </Page>
  );
};

export const AdminActivityLogPage = () => <ActivityLogPage allOrganizations={false} />;
export const SuperadminActivityLogPage = () => <ActivityLogPage allOrganizations />;
