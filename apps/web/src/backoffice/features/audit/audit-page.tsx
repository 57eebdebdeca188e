import type { AuditLine } from '@cadran/contract';
import { formatDateTime } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { IconHistory } from '@tabler/icons-react';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { useActivityWords } from '../../shared/activity/use-activity-words.ts';
import type { ListColumn } from '../../shared/list/list-types.ts';
import { List } from '../../shared/list/list.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditList, type AuditSort } from './audit-list.ts';
import { useAudit } from './get-audit.ts';
import './audit-page.css';

const useColumns = (everywhere: boolean): ListColumn<AuditLine, AuditSort>[] => {
  const t = useMessages(backoffice.audit);
  const words = useActivityWords();
  const { language } = useLanguage();
  const organization: ListColumn<AuditLine, AuditSort> = {
    key: 'organization',
    header: t.organization,
    foldBelow: 1200,
    cell: (line) => line.organizationName,
  };
  return [
    {
      key: 'at',
      header: t.at,
      sort: 'at',
      cell: (line) => (
        <time dateTime={line.at} className="audit-when">
          {formatDateTime(line.at, language)}
        </time>
      ),
    },
    {
      key: 'actor',
      header: t.actor,
      cell: (line) => (
        <div className="list-pair">
          <strong>{line.actor.name}</strong>
          <span>{words.role(line)}</span>
        </div>
      ),
    },
    {
      key: 'what',
      header: t.what,
      cell: (line) => (
        <div className="list-pair">
          <strong>{words.action(line)}</strong>
          <span>{words.target(line)}</span>
        </div>
      ),
    },
    { key: 'detail', header: t.detail, cell: (line) => words.detail(line) || '–' },
    ...(everywhere ? [organization] : []),
  ];
};

const AuditPage = ({ everywhere }: { readonly everywhere: boolean }) => {
  const t = useMessages(backoffice.audit);
  const { places } = useMessages(backoffice.navigation);
  const { organization } = useSession();
  const { address, position, filter } = useListAddress(auditList);
  const query = useAudit(address, everywhere ? null : organization.id);
  return (
    <Page
      title={places.audit}
      introduction={everywhere ? t.platformIntroduction : t.introduction(organization.name)}
    >
      <List
        label={places.audit}
        position={position}
        query={query}
        columns={useColumns(everywhere)}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        searchLabel={t.search}
        count={t.count}
        filters={<AuditFilters value={address} onChange={filter} />}
        empty={{ icon: IconHistory, title: t.empty.title, explanation: t.empty.explanation }}
      />
    </Page>
  );
};

export const AdminAuditPage = () => <AuditPage everywhere={false} />;
export const SuperadminAuditPage = () => <AuditPage everywhere />;
