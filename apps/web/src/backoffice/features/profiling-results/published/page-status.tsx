import type { PublishedPage } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { usePageCalls } from './get-page.ts';
import styles from './published-page.module.css';

const TakeBack = ({ campaignId }: { readonly campaignId: string }) => {
  const t = useMessages(backoffice.profilingResults).published.takeBack;
  const notify = useNotify();
  const { takeBack } = usePageCalls(campaignId);
  const [asking, ask] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={ask.open}>
        {t.action}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={ask.close}
        title={t.title}
        confirm={t.action}
        danger
        loading={takeBack.isPending}
        onConfirm={() =>
          takeBack.mutate(undefined, {
            onSuccess: () => {
              ask.close();
              notify.success(t.done);
            },
            onError: notify.failure,
          })
        }
      >
        <p>{t.text}</p>
      </ConfirmDialog>
    </>
  );
};

/** Whether the page can be read, where, and how often it was. */
export const PageStatus = ({ page }: { readonly page: PublishedPage }) => {
  const t = useMessages(backoffice.profilingResults).published.state;
  const { language } = useLanguage();
  const dates = useDates();
  const { campaign, choices, publishedAt, changed, openings, link, can } = page;
  const why = (): string => {
    if (campaign.status === 'open') return publishedAt ? t.openAgain : t.open;
    if (!choices.results) return t.noResults;
    return publishedAt ? t.shown : t.none;
  };
  return (
    <Card
      title={
        <StatusBadge on={publishedAt !== null && campaign.status === 'closed'}>
          {publishedAt ? t.published(dates.longDate(publishedAt)) : t.notPublished}
        </StatusBadge>
      }
      aside={publishedAt && can.edit && <TakeBack campaignId={campaign.id} />}
    >
      <div className={styles.status}>
        <p>{why()}</p>
        {changed && <p>{t.changed}</p>}
        {publishedAt && (
          <p>
            <Anchor href={link} target="_blank" rel="noopener">
              {t.read}
            </Anchor>
          </p>
        )}
        {(publishedAt !== null || openings > 0) && (
          <p>
            <strong>{t.openings(openings, formatNumber(openings, language))}</strong>
            <small>{t.counted}</small>
          </p>
        )}
      </div>
    </Card>
  );
};
