import type { Webhook, WebhookDelivery } from '@cadran/contract';
import { formatDateTime } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconMailbox } from '@tabler/icons-react';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { ListFailure, ListWaiting } from '../../../shared/list/list-states.tsx';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { ShortList } from '../../../shared/list/short-list.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { StateBadge } from '../../../shared/ui/state-badge.tsx';
import { useRetryDelivery } from './change-webhooks.ts';
import { DeliveryOutcome } from './delivery-outcome.tsx';
import { useDeliveries } from './get-integration.ts';

interface Props {
  readonly organizationId: string;
  readonly webhook: Webhook;
}

const useDeliveryColumns = ({ organizationId, webhook }: Props) => {
  const t = useMessages(backoffice.integration).deliveries;
  const { language } = useLanguage();
  const notify = useNotify();
  const retry = useRetryDelivery(organizationId, webhook.id);
  const columns: ListColumn<WebhookDelivery, string>[] = [
    {
      key: 'event',
      header: t.event,
      cell: ({ event, createdAt }) => (
        <span className="list-pair">
          <strong>{t.events[event]}</strong>
          <span>{formatDateTime(createdAt, language)}</span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t.status,
      cell: ({ status }) => (
        <StateBadge on={status === 'delivered'} bad={status === 'failed'}>
          {t.statuses[status]}
        </StateBadge>
      ),
    },
    {
      key: 'outcome',
      header: t.outcome,
      cell: (delivery) => <DeliveryOutcome delivery={delivery} />,
    },
    {
      key: 'again',
      header: t.again,
      cell: (delivery) =>
        // One that was never tried is on its way; one that arrived stays.
        delivery.status !== 'delivered' && delivery.attempts > 0 ? (
          <Button
            size="xs"
            variant="default"
            disabled={!webhook.active}
            loading={retry.isPending && retry.variables.id === delivery.id}
            onClick={() => retry.mutate(delivery, { onError: notify.failure })}
          >
            {t.retry}
          </Button>
        ) : null,
    },
  ];
  return columns;
};

export const DeliveryList = ({ organizationId, webhook }: Props) => {
  const t = useMessages(backoffice.integration).deliveries;
  const columns = useDeliveryColumns({ organizationId, webhook });
  const { data, error, refetch } = useDeliveries(organizationId, webhook.id);
  if (error) return <ListFailure error={error} retry={() => void refetch()} />;
  if (!data) return <ListWaiting />;
  return (
    <ShortList
      label={t.title}
      columns={columns}
      rows={data.items}
      rowId={({ id }) => id}
      rowName={({ event }) => t.events[event]}
      empty={{ icon: IconMailbox, ...t.empty }}
    />
  );
};
