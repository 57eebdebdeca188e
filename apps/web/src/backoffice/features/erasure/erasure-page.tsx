import type { ErasureState } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import { useApi } from '../../shared/services.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { Page } from '../../shared/ui/page/page.tsx';
import { erasureQuery } from './get-erasure.ts';
import { HoldCard } from './hold-card.tsx';
import styles from './erasure-page.module.css';

const DAY_MS = 24 * 3_600_000;
const COUNTS = ['candidates', 'campaigns', 'organizations', 'invitations', 'mails'] as const;

const DueCard = ({ due }: Pick<ErasureState, 'due'>) => {
  const t = useMessages(backoffice.erasure).due;
  const { language } = useLanguage();
  return (
    <Card title={t.title} description={t.description}>
      <dl className={styles.erasureCounts}>
        {COUNTS.map((name) => [
          <dt key={`${name} name`}>{t[name]}</dt>,
          <dd key={name}>{formatNumber(due[name], language)}</dd>,
        ])}
      </dl>
    </Card>
  );
};

const useLastRun = ({ lastRunAt, now }: ErasureState): string => {
  const t = useMessages(backoffice.erasure);
  const dates = useDates();
  if (lastRunAt === null) return t.neverRun;
  const days = Math.floor((Date.parse(now) - Date.parse(lastRunAt)) / DAY_MS);
  return t.lastRun(dates.dateTime(lastRunAt), t.days(Math.max(0, days)));
};

/** Whether data is erased in time; if not, why, how much, and how to go on. */
export const ErasurePage = () => {
  const t = useMessages(backoffice.erasure);
  const { places } = useMessages(backoffice.navigation);
  const { data: state } = useSuspenseQuery(erasureQuery(useApi()));
  const lastRun = useLastRun(state);
  return (
    <Page title={places.erasure} introduction={`${t.introduction} ${lastRun}`}>
      {state.holds.length === 0 ? (
        <Card title={t.fine.title}>
          <Text>{t.fine.text}</Text>
        </Card>
      ) : (
        <>
          {state.holds.map((hold) => (
            <HoldCard key={hold.machine ?? ''} state={state} hold={hold} />
          ))}
          <DueCard due={state.due} />
        </>
      )}
    </Page>
  );
};
