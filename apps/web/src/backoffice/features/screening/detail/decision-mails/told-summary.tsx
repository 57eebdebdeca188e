import type { ScreeningProgress } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { POLL_INTERVAL_MS } from '../../../../shared/api/create-query-client.ts';
import { decisionMailsQuery } from '../../../../shared/candidate/decision-mails.ts';
import { NOT_TOLD } from '../../../../shared/candidate/list/candidate-list.ts';
import { useApi } from '../../../../shared/services.tsx';
import styles from './decision-mails.module.css';

interface Props {
  readonly campaignId: string;
  /** Of the answer that the counters and the list are drawn from, so that all agree while candidates come in. */
  readonly progress: ScreeningProgress | undefined;
}

/** How far the promise is kept that everybody who answers gets an answer. */
export const ToldSummary = ({ campaignId, progress }: Props) => {
  const t = useMessages(backoffice.decisionMails);
  const { language } = useLanguage();
  const { data } = useQuery({
    ...decisionMailsQuery(useApi(), campaignId),
    refetchInterval: 6 * POLL_INTERVAL_MS,
  });
  const completed = progress?.candidates.completed ?? data?.completed ?? 0;
  if (!data || completed === 0) return null;
  const { told, waiting, averageDays } = data;
  const notTold = progress?.notTold ?? data.notTold.total;
  const shown = (count: number): string => formatNumber(count, language);
  const days = averageDays === null ? null : Math.round(averageDays);
  return (
    <p className={styles.toldSummary} data-testid="told-summary">
      <strong>
        {t.promise(told, shown(told), shown(completed))}
        {days !== null && `, ${t.averageDays(days, shown(days))}`}
      </strong>
      {waiting > 0 && <span>{t.waiting(waiting, shown(waiting))}</span>}
      {notTold > 0 && (
        <Anchor
          component={Link}
          to="."
          search={NOT_TOLD as never}
          // The list stands right below: at the top of the page nothing would seem to happen.
          resetScroll={false}
          size="sm"
        >
          {t.notTold(notTold, shown(notTold))}
        </Anchor>
      )}
    </p>
  );
};
