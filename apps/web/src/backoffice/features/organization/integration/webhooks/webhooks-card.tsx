import { INTEGRATION_LIMITS, type Webhook } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useDates } from '../../../../shared/dates/use-dates.ts';
import { CopyField } from '../../../../shared/clipboard/copy-field.tsx';
import { FormDialog } from '../../../../shared/dialog/form-dialog.tsx';
import { SecretDialog } from '../../../../shared/dialog/secret-dialog.tsx';
import { useDialog } from '../../../../shared/dialog/use-dialog.ts';
import type { ListColumn } from '../../../../shared/list/list-types.ts';
import { CompactList } from '../../../../shared/list/compact-list.tsx';
import { Card } from '../../../../shared/ui/page/card.tsx';
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx';
import { NoAllowedHostsAlert } from '../../allowed-hosts.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { useWebhooks } from '../get-integration.ts';
import { RemoveWebhookDialog } from './remove-webhook-dialog.tsx';
import { useWebhookActions } from './use-webhook-actions.ts';
import { WebhookForm } from './webhook-form.tsx';
import { TwoLineCell } from '../../../../shared/list/two-line-cell.tsx';

interface Props {
  readonly organizationId: string;
  /** The installation allows no hosts. */
  readonly isOutboundBlocked: boolean;
}

const stateOf = ({ active, failing }: Webhook) => {
  if (!active) return 'paused';
  return failing ? 'failing' : 'active';
};

const useWebhookColumns = (): ListColumn<Webhook, string>[] => {
  const t = useMessages(backoffice.integration).webhooks;
  const dates = useDates();
  return [
    {
      key: 'url',
      header: t.url,
      cell: ({ url, events, format }) => (
        <TwoLineCell>
          <strong>{url}</strong>
          <span>
            {t.eventCount(events.length)} · {t.formats[format]}
          </span>
        </TwoLineCell>
      ),
    },
    {
      key: 'state',
      header: t.state,
      cell: (webhook) => {
        const state = stateOf(webhook);
        return (
          <StatusBadge on={state === 'active'} bad={state === 'failing'}>
            {t.states[state]}
          </StatusBadge>
        );
      },
    },
    {
      key: 'created',
      header: t.created,
      cell: ({ createdAt }) => dates.date(createdAt),
    },
  ];
};

export const WebhooksCard = ({ organizationId, isOutboundBlocked }: Props) => {
  const t = useMessages(backoffice.integration).webhooks;
  const webhooks = useWebhooks(organizationId);
  const columns = useWebhookColumns();
  /** Null for a new webhook. */
  const editing = useDialog<Webhook | null>();
  const secret = useDialog<string>();
  const viewingDeliveries = useDialog<Webhook>();
  const removing = useDialog<Webhook>();
  const actions = useWebhookActions(organizationId, {
    deliveries: viewingDeliveries.open,
    edit: editing.open,
    remove: removing.open,
  });
  const add = (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      disabled={isOutboundBlocked || webhooks.length >= INTEGRATION_LIMITS.webhooks}
      onClick={() => editing.open(null)}
    >
      {t.add}
    </Button>
  );
  return (
    <>
      {isOutboundBlocked && <NoAllowedHostsAlert />}
      <Card title={t.title} description={t.explanation} aside={webhooks.length > 0 && add}>
        <CompactList
          label={t.title}
          columns={columns}
          rows={webhooks}
          rowName={({ url }) => url}
          actions={actions}
          empty={{ icon: IconWebhook, ...t.empty, action: add }}
        />
        <FormDialog
          opened={editing.opened}
          onClose={editing.close}
          title={editing.subject ? t.changeTitle : t.addTitle}
        >
          <WebhookForm
            organizationId={organizationId}
            webhook={editing.subject}
            onCreated={(created) => {
              editing.close();
              secret.open(created.secret);
            }}
            onChanged={editing.close}
          />
        </FormDialog>
        <SecretDialog
          opened={secret.opened}
          onClose={secret.close}
          title={t.shown.title}
          explanation={t.shown.explanation}
          done={t.shown.done}
        >
          <CopyField label={t.shown.label} value={secret.subject ?? ''} />
        </SecretDialog>
        <DeliveriesDialog organizationId={organizationId} dialog={viewingDeliveries} />
        <RemoveWebhookDialog organizationId={organizationId} dialog={removing} />
      </Card>
    </>
  );
};
