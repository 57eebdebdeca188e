import { type ApiKey, INTEGRATION_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKey, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useDates } from '../../../../shared/dates/use-dates.ts';
import { FormDialog } from '../../../../shared/dialog/form-dialog.tsx';
import { useDialog } from '../../../../shared/dialog/use-dialog.ts';
import type { ListColumn } from '../../../../shared/list/list-types.ts';
import { CompactList } from '../../../../shared/list/compact-list.tsx';
import { Card } from '../../../../shared/ui/page/card.tsx';
import { useKeys } from '../get-integration.ts';
import { NewKeyDialog, RevokeKeyDialog } from './key-dialogs.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { TwoLineCell } from '../../../../shared/list/two-line-cell.tsx';
import styles from '../integration-page.module.css';

const useKeyColumns = (): ListColumn<ApiKey, string>[] => {
  const t = useMessages(backoffice.integration).keys;
  const dates = useDates();
  const day = (date: string): string => dates.date(date);
  return [
    {
      key: 'name',
      header: t.name,
      cell: ({ name, prefix }) => (
        <TwoLineCell>
          <strong>{name}</strong>
          <code>{prefix}…</code>
        </TwoLineCell>
      ),
    },
    {
      key: 'scopes',
      header: t.scopes,
      cell: ({ scopes }) => (
        <ul className={styles.integrationScopes}>
          {scopes.map((scope) => (
            <li key={scope}>{t.scopeNames[scope].name}</li>
          ))}
        </ul>
      ),
    },
    {
      key: 'created',
      header: t.created,
      cell: ({ createdAt, createdBy }) => (
        <TwoLineCell>
          <time dateTime={createdAt}>{day(createdAt)}</time>
          {createdBy !== null && <span>{t.by(createdBy)}</span>}
        </TwoLineCell>
      ),
    },
    {
      key: 'expires',
      header: t.expires,
      cell: ({ expiresAt }) =>
        expiresAt === null ? t.never : <time dateTime={expiresAt}>{day(expiresAt)}</time>,
    },
    {
      key: 'lastUse',
      header: t.lastUse,
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? t.unused : <time dateTime={lastUsedAt}>{day(lastUsedAt)}</time>,
    },
  ];
};

export const KeysCard = ({ organizationId }: { readonly organizationId: string }) => {
  const t = useMessages(backoffice.integration).keys;
  const keys = useKeys(organizationId);
  const columns = useKeyColumns();
  const [adding, { open: openAdding, close: closeAdding }] = useDisclosure(false);
  const shown = useDialog<string>();
  const revoking = useDialog<ApiKey>();
  const add = (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      disabled={keys.length >= INTEGRATION_LIMITS.apiKeys}
      onClick={openAdding}
    >
      {t.add}
    </Button>
  );
  return (
    <Card title={t.title} description={t.explanation} aside={keys.length > 0 && add}>
      <CompactList
        label={t.title}
        columns={columns}
        rows={keys}
        rowName={({ name }) => name}
        actions={(key) => [
          { label: t.revoke, icon: IconTrash, danger: true, onClick: () => revoking.open(key) },
        ]}
        empty={{ icon: IconKey, ...t.empty, action: add }}
      />
      <FormDialog opened={adding} onClose={closeAdding} title={t.addTitle}>
        <NewKeyForm
          organizationId={organizationId}
          onCreated={({ key }) => {
            closeAdding();
            shown.open(key);
          }}
        />
      </FormDialog>
      <NewKeyDialog dialog={shown} />
      <RevokeKeyDialog organizationId={organizationId} dialog={revoking} />
    </Card>
  );
};
