import { INTEGRATION_LIMITS, type Webhook } from '@cadran/contract';
import { formatDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { CopyField } from '../../../shared/clipboard/copy-field.tsx';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { OnceDialog } from '../../../shared/dialog/once-dialog.tsx';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { ShortList } from '../../../shared/list/short-list.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { StateBadge } from '../../../shared/ui/state-badge.tsx';
import { ClosedInstallation } from '../closed-installation.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { useWebhooks } from './get-integration.ts';
import { RemoveWebhookDialog } from './remove-webhook-dialog.tsx';
import { useWebhookActions } from './use-webhook-actions.ts';
import { WebhookForm } from './webhook-form.tsx';

interface Props {
  readonly organizationId: string;
  /** The installation lets nothing out. */
  readonly closed: boolean;
}

const stateOf = ({ active, failing }: Webhook) => {
  if (!active) return 'paused';
  return failing ? 'failing' : 'active';
};

const useWebhookColumns = (): ListColumn<Webhook, string>[] => {
  const t = useMessages(backoffice.integration).webhooks;
  const { language } = useLanguage();
  return [
    {
      key: 'url',
      header: t.url,
      cell: ({ url }) => (
        <span className="list-pair">
          <strong>{url}</strong>
        </span>
      ),
    },
    {
      key: 'state',
      header: t.state,
      cell: (webhook) => {
        const state = stateOf(webhook);
        return (
          <StateBadge on={state === 'active'} bad={state === 'failing'}>
            {t.states[state]}
          </StateBadge>
        );
      },
    },
    {
      key: 'created',
      header: t.created,
      cell: ({ createdAt }) => formatDate(createdAt, language),
    },
  ];
};

export const WebhooksCard = ({ organizationId, closed }: Props) => {
  const t = useMessages(backoffice.integration).webhooks;
  const webhooks = useWebhooks(organizationId);
  const columns = useWebhookColumns();
  /** The one whose address changes; null for a new one. */
  const editing = useDialog<Webhook | null>();
  const secret = useDialog<string>();
  const looking = useDialog<Webhook>();
  const removing = useDialog<Webhook>();
  const actions = useWebhookActions(organizationId, {
    deliveries: looking.open,
    edit: editing.open,
    remove: removing.open,
  });
  const add = (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      disabled={closed || webhooks.length >= INTEGRATION_LIMITS.webhooks}
      onClick={() => editing.open(null)}
    >
      {t.add}
    </Button>
  );
  return (
    <>
      {closed && <ClosedInstallation />}
      <Card title={t.title} description={t.explanation} aside={webhooks.length > 0 && add}>
        <ShortList
          label={t.title}
          columns={columns}
          rows={webhooks}
          rowId={({ id }) => id}
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
        <OnceDialog
          opened={secret.opened}
          onClose={secret.close}
          title={t.shown.title}
          explanation={t.shown.explanation}
          done={t.shown.done}
        >
          <CopyField label={t.shown.label} value={secret.subject ?? ''} />
        </OnceDialog>
        <DeliveriesDialog organizationId={organizationId} dialog={looking} />
        <RemoveWebhookDialog organizationId={organizationId} dialog={removing} />
      </Card>
    </>
  );
};
