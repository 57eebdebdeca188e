import { respondent } from '@cadran/i18n/respondent';
import { type ReactNode, use, useEffect } from 'react';
import { useLanguage } from '../../shared/language/language-context.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { PublishedPageView } from '../../shared/published-page/published-page-view.tsx';
import { Heading } from '../layout/heading.tsx';
import { Button } from '../ui/button.tsx';
import { countOpening, fetchPage } from './fetch-page.ts';
import styles from './published-page.module.css';

const ignore = (): undefined => undefined;

interface Props {
  readonly campaignId: string;
  /** Where nothing is published. */
  readonly otherwise: ReactNode;
}

/** At the link of a closed audit: what was heard, and what will be done. */
export const PublishedPage = ({ campaignId, otherwise }: Props) => {
  const t = useMessages(respondent.cultureAudit).how;
  const page = use(fetchPage(campaignId, useLanguage().language));
  const isPublished = page !== null;
  useEffect(() => {
    // That an opening was not counted is no reason to disturb a reader.
    if (isPublished) countOpening(campaignId).catch(ignore);
  }, [campaignId, isPublished]);
  if (!page) return otherwise;
  return (
    <>
      <PublishedPageView report={page.report} heading={<Heading>{page.report.title}</Heading>} />
      <p className={styles.actions}>
        <Button onClick={() => print()}>{t.print}</Button>
      </p>
    </>
  );
};
