import type { ComponentProps } from 'react';
import { Page } from '../ui/page/page.tsx';
import styles from './report-page.module.css';

/** Only the title is printed. */
export const ReportPage = (props: ComponentProps<typeof Page>) => (
  <div className={styles.reportPage}>
    <Page {...props} />
  </div>
);
