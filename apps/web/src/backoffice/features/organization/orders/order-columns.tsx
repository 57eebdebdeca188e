import {
  type AssessmentOrder,
  DELIVERY_FAILURES,
  type DeliveryFailure,
  type OrderStatus,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { TwoLineCell } from '../../../shared/list/two-line-cell.tsx';
import { EmailText } from '../../../shared/ui/email-text.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import type { OrderSort } from './order-list.ts';
import styles from './orders-page.module.css';

const ENDED: ReadonlySet<OrderStatus> = new Set(['cancelled', 'expired', 'erased']);

const failureOf = (error: string): DeliveryFailure | undefined =>
  (Object.keys(DELIVERY_FAILURES) as DeliveryFailure[]).find(
    (code) => DELIVERY_FAILURES[code] === error,
  );

const Candidate = ({ candidate, externalReference }: AssessmentOrder) => {
  const t = useMessages(backoffice.orders);
  if (candidate === null) return <span className={styles.orderNobody}>{t.unknownCandidate}</span>;
  const { name, email } = candidate;
  return (
    <TwoLineCell>
      <strong>{name || <EmailText>{email}</EmailText>}</strong>
      {name && <EmailText>{email}</EmailText>}
      {externalReference !== null && <span>{externalReference}</span>}
    </TwoLineCell>
  );
};

/** What the other system was told last, when, and why it did not hear it. */
const Returned = ({ delivery }: AssessmentOrder) => {
  const t = useMessages(backoffice.orders);
  const dates = useDates();
  if (delivery === null) return <span className={styles.orderNobody}>{t.noReturn}</span>;
  const { status, attempts, attemptedAt, dueAt, error } = delivery;
  const failure = error === null ? undefined : failureOf(error);
  return (
    <span className={styles.orderReturned}>
      <StatusBadge on={status === 'delivered'} bad={error !== null}>
        {t.deliveries[status]}
      </StatusBadge>
      {error !== null && <span>{failure ? t.failures[failure] : error}</span>}
      {attemptedAt !== null && <span>{t.attempts(attempts, dates.dateTime(attemptedAt))}</span>}
      {status === 'queued' && <span>{t.nextAttempt(dates.dateTime(dueAt))}</span>}
    </span>
  );
};

export const useOrderColumns = (): ListColumn<AssessmentOrder, OrderSort>[] => {
  const t = useMessages(backoffice.orders);
  const { names } = useMessages(backoffice.integration).trackingSystems;
  const dates = useDates();
  return [
    { key: 'candidate', header: t.candidate, cell: (order) => <Candidate {...order} /> },
    {
      key: 'status',
      header: t.status,
      cell: ({ status }) => <StatusBadge on={!ENDED.has(status)}>{t.statuses[status]}</StatusBadge>,
    },
    {
      key: 'campaign',
      header: t.campaign,
      foldBelow: 1200,
      cell: ({ campaignName }) => campaignName ?? '–',
    },
    { key: 'system', header: t.system, cell: ({ provider }) => names[provider] },
    {
      key: 'orderedAt',
      header: t.orderedAt,
      sort: 'orderedAt',
      descendingFirst: true,
      foldBelow: 1200,
      cell: ({ orderedAt }) => <time dateTime={orderedAt}>{dates.dateTime(orderedAt)}</time>,
    },
    { key: 'returned', header: t.returned, wide: true, cell: (order) => <Returned {...order} /> },
  ];
};
