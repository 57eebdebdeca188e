import type { Report } from '@cadran/contract';
import type { ReactNode } from 'react';
import { ReportView } from '../report/report-view.tsx';
import styles from './published-page-view.module.css';

interface Props {
  readonly report: Report;
  readonly heading: ReactNode;
}

/** The page for those who answered an audit: at its link, and in the preview before it is published. */
export const PublishedPageView = ({ report, heading }: Props) => (
  <article className={styles.page} lang={report.language}>
    {heading}
    <p className={styles.subtitle}>{report.subtitle}</p>
    <ReportView report={report} frameless withoutContents />
  </article>
);
