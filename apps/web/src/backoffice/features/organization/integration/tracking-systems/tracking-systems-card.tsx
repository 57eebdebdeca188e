import type { TrackingSystemSettings } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { CopyField } from '../../../../shared/clipboard/copy-field.tsx';
import { FormDialog } from '../../../../shared/dialog/form-dialog.tsx';
import { useDialog } from '../../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { Card } from '../../../../shared/ui/page/card.tsx';
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx';
import { TrackingSystemForm } from './tracking-system-form.tsx';
import { useSaveTrackingSystem, useTrackingSystems } from './use-tracking-systems.ts';
import styles from '../integration-page.module.css';

interface SystemProps {
  readonly organizationId: string;
  readonly system: TrackingSystemSettings;
  readonly onEdit: () => void;
}

const System = ({ organizationId, system, onEdit }: SystemProps) => {
  const t = useMessages(backoffice.integration).trackingSystems;
  const notify = useNotify();
  const save = useSaveTrackingSystem(organizationId);
  const { provider, hasToken, url } = system;
  const name = t.names[provider];
  const edit = hasToken ? t.change : t.setUp;
  const remove = (): void =>
    save.mutate(
      { provider, change: { token: null } },
      { onSuccess: () => notify.success(t.removed), onError: notify.failure },
    );
  return (
    <section className={styles.trackingSystem} aria-label={name}>
      <Group justify="space-between" gap="sm">
        <Title order={3}>{name}</Title>
        <StatusBadge on={hasToken}>{hasToken ? t.set : t.unset}</StatusBadge>
      </Group>
      <Text size="sm" c="dimmed">
        {t.steps[provider]}
      </Text>
      <CopyField label={t.address(name)} value={url} />
      <Group gap="sm">
        <Button variant="default" onClick={onEdit} aria-label={`${name} – ${edit}`}>
          {edit}
        </Button>
        {hasToken && (
          <Button
            variant="subtle"
            color="danger"
            loading={save.isPending}
            onClick={remove}
            aria-label={`${name} – ${t.remove}`}
          >
            {t.remove}
          </Button>
        )}
      </Group>
    </section>
  );
};

export const TrackingSystemsCard = ({ organizationId }: { readonly organizationId: string }) => {
  const t = useMessages(backoffice.integration).trackingSystems;
  const systems = useTrackingSystems(organizationId);
  const editing = useDialog<TrackingSystemSettings>();
  return (
    <Card title={t.title} description={t.explanation}>
      <Stack gap={0}>
        {systems.map((system) => (
          <System
            key={system.provider}
            organizationId={organizationId}
            system={system}
            onEdit={() => editing.open(system)}
          />
        ))}
      </Stack>
      <FormDialog
        opened={editing.opened}
        onClose={editing.close}
        title={editing.subject ? t.dialog(t.names[editing.subject.provider]) : t.title}
      >
        {editing.subject && (
          <TrackingSystemForm
            organizationId={organizationId}
            system={editing.subject}
            onSaved={editing.close}
          />
        )}
      </FormDialog>
    </Card>
  );
};
