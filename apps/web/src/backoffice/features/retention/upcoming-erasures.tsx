import type { RetentionPreview } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Anchor } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import { detailPath, listPath } from '../../shared/campaigns/campaign-paths.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import styles from './retention-page.module.css';

type Item = RetentionPreview['items'][number];

const Row = ({ item, now }: { readonly item: Item; readonly now: number }) => {
  const t = useMessages(backoffice.retention).upcoming;
  const { language } = useLanguage();
  const dates = useDates();
  const day = (iso: string) => <time dateTime={iso}>{dates.date(iso)}</time>;
  const shown = (count: number) => formatNumber(count, language);
  return (
    <tr>
      <th scope="row">
        <Anchor
          component={Link}
          to={detailPath('screening', item.campaign.id)}
          fz="inherit"
          fw={600}
        >
          {item.campaign.name}
        </Anchor>
      </th>
      <td data-label={t.closedAt}>{day(item.closedAt)}</td>
      <td data-label={t.removesAt}>
        {Date.parse(item.removesAt) <= now ? (
          <span className={styles.retentionNext}>
            <IconClockExclamation size={16} stroke={2} aria-hidden />
            {t.next}
          </span>
        ) : (
          day(item.removesAt)
        )}
      </td>
      <td data-label={t.candidates} data-number>
        {shown(item.candidates)}
      </td>
      <td data-label={t.invitations} data-number>
        {shown(item.invitations)}
      </td>
      <td data-label={t.keptLonger}>
        {item.keptLonger === 0
          ? t.nobody
          : t.keptUntil(shown(item.keptLonger), dates.date(item.keptLongerUntil))}
      </td>
    </tr>
  );
};

/** Closed campaigns that still hold personal data, in order of erasure. */
export const UpcomingErasures = ({ items, forgotten, days }: RetentionPreview) => {
  const t = useMessages(backoffice.retention).upcoming;
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  return (
    <Card title={t.title} description={t.description}>
      {items.length === 0 ? (
        <p className={styles.retentionNone}>{t.empty}</p>
      ) : (
        <table className={styles.retentionTable} aria-label={t.title}>
          <thead>
            <tr>
              <th scope="col">{t.campaign}</th>
              <th scope="col">{t.closedAt}</th>
              <th scope="col">{t.removesAt}</th>
              <th scope="col" data-number>
                {t.candidates}
              </th>
              <th scope="col" data-number>
                {t.invitations}
              </th>
              <th scope="col">{t.keptLonger}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Row key={item.campaign.id} item={item} now={now} />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.retentionNote}>{t.open}</p>
      {forgotten.campaigns > 0 && (
        <Alert color="warning" variant="light" icon={<IconClockExclamation aria-hidden />} mt="md">
          {t.forgotten(
            forgotten.campaigns,
            forgotten.candidates,
            formatNumber(forgotten.candidates, language),
            days,
          )}{' '}
          <Anchor
            component={Link}
            to={listPath('screening')}
            fz="inherit"
            c="inherit"
            underline="always"
          >
            {t.seeOpen}
          </Anchor>
        </Alert>
      )}
    </Card>
  );
};
