import type { Webhook, WebhookDelivery } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconMailbox } from '@tabler/icons-react';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useDates } from '../../../../shared/dates/use-dates.ts';
import { ListError, ListSkeleton } from '../../../../shared/list/list-states.tsx';
import type { ListColumn } from '../../../../shared/list/list-types.ts';
import { CompactList } from '../../../../shared/list/compact-list.tsx';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx';
import { useRetryDelivery } from './change-webhooks.ts';
import { useDeliveries } from '../get-integration.ts';
import { TwoLineCell } from '../../../../shared/list/two-line-cell.tsx';
import styles from '../integration-page.module.css';

const DeliveryOutcome = ({ delivery }: { readonly delivery: WebhookDelivery }) => {
  const t = useMessages(backoffice.integration).deliveries;
  const dates = useDates();
  const { attempts, dueAt, error, responseStatus, status } = delivery;
  if (attempts === 0) return t.sending;
  const answer = responseStatus === null ? t.noAnswer : `HTTP ${responseStatus}`;
  return (
    <span className={styles.deliveryOutcome}>
      {answer}
      {responseStatus === null && error !== null && <span>{error}</span>}
      <span>
        {status === 'queued' ? t.nextTry(attempts, dates.dateTime(dueAt)) : t.tries(attempts)}
      </span>
    </span>
  );
};

interface Props {
  readonly organizationId: string;
  readonly webhook: Webhook;
}

const useDeliveryColumns = ({ organizationId, webhook }: Props) => {
  const t = useMessages(backoffice.integration).deliveries;
  const dates = useDates();
  const notify = useNotify();
  const retry = useRetryDelivery(organizationId, webhook.id);
  const columns: ListColumn<WebhookDelivery, string>[] = [
    {
      key: 'event',
      header: t.event,
      cell: ({ event, createdAt }) => (
        <TwoLineCell>
          <strong>{t.events[event]}</strong>
          <span>{dates.dateTime(createdAt)}</span>
        </TwoLineCell>
      ),
    },
    {
      key: 'status',
      header: t.status,
      cell: ({ status }) => (
        <StatusBadge on={status === 'delivered'} bad={status === 'failed'}>
          {t.statuses[status]}
        </StatusBadge>
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
        // Deliveries that were not attempted yet are still queued.
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
  if (error) return <ListError error={error} retry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <CompactList
      label={t.title}
      columns={columns}
      rows={data.items}
      rowName={({ event }) => t.events[event]}
      empty={{ icon: IconMailbox, ...t.empty }}
    />
  );
};
