import type { DirectoryGroup } from '@cadran/contract';
import { formatList, formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconUsersGroup } from '@tabler/icons-react';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { CopyField } from '../../../../shared/clipboard/copy-field.tsx';
import { FormDialog } from '../../../../shared/dialog/form-dialog.tsx';
import { useDialog } from '../../../../shared/dialog/use-dialog.ts';
import { CompactList } from '../../../../shared/list/compact-list.tsx';
import type { ListColumn } from '../../../../shared/list/list-types.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { Card } from '../../../../shared/ui/page/card.tsx';
import { useCreateKey } from '../keys/change-keys.ts';
import { NewKeyDialog } from '../keys/key-dialogs.tsx';
import { GroupForm } from './group-form.tsx';
import { useDirectory } from './use-directory.ts';

const useGroupColumns = (): ListColumn<DirectoryGroup, never>[] => {
  const t = useMessages(backoffice.integration).directory;
  const { language } = useLanguage();
  const modules = ({ screeningEnabled, profilingEnabled }: DirectoryGroup): string =>
    formatList(
      [...(screeningEnabled ? [t.screening] : []), ...(profilingEnabled ? [t.profiling] : [])],
      language,
    );
  return [
    { key: 'name', header: t.group, cell: ({ displayName }) => <strong>{displayName}</strong> },
    {
      key: 'members',
      header: t.members,
      cell: ({ members }) => formatNumber(members, language),
    },
    { key: 'role', header: t.role, cell: ({ role }) => t.roles[role ?? 'nothing'] },
    { key: 'modules', header: t.modules, cell: (group) => modules(group) || '–' },
  ];
};

/** The organisation's directory creates, changes and deactivates users here (SCIM). */
export const DirectoryCard = ({ organizationId }: { readonly organizationId: string }) => {
  const t = useMessages(backoffice.integration).directory;
  const { url, groups } = useDirectory(organizationId);
  const columns = useGroupColumns();
  const notify = useNotify();
  const create = useCreateKey(organizationId);
  const shown = useDialog<string>();
  const editing = useDialog<DirectoryGroup>();
  const createToken = (): void =>
    create.mutate(
      { name: t.tokenName, scopes: ['users:provision'], expiresAt: null },
      { onSuccess: ({ key }) => shown.open(key), onError: notify.failure },
    );
  return (
    <Card title={t.title} description={t.explanation}>
      <Stack gap="md">
        <CopyField label={t.address} value={url} />
        <Group gap="sm">
          <Button variant="default" loading={create.isPending} onClick={createToken}>
            {t.createToken}
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          {t.tokenHint}
        </Text>
        <CompactList
          label={t.groups}
          columns={columns}
          rows={groups}
          rowName={({ displayName }) => displayName}
          actions={(group) => [
            { label: t.edit, icon: IconPencil, onClick: () => editing.open(group) },
          ]}
          empty={{ icon: IconUsersGroup, ...t.empty }}
        />
      </Stack>
      <NewKeyDialog dialog={shown} />
      <FormDialog
        opened={editing.opened}
        onClose={editing.close}
        title={t.dialog(editing.subject?.displayName ?? '')}
      >
        {editing.subject && (
          <GroupForm
            organizationId={organizationId}
            group={editing.subject}
            onSaved={editing.close}
          />
        )}
      </FormDialog>
    </Card>
  );
};
