import type { Report } from '@cadran/contract';
import { report as reportWords } from '@cadran/i18n/report';
import { numberFormats } from '@cadran/reports/number-formats';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../language/use-messages.ts';
import { ReportSection } from './section/report-section.tsx';
import { ReportContents } from './report-contents.tsx';
import styles from './report-view.module.css';

interface Props {
  readonly report: Report;
  /** Shown above the first section: a notice, a decision. */
  readonly above?: ReactNode;
  /** Sections without frames, for pages that look like a sheet. */
  readonly frameless?: boolean;
}

export const ReportView = ({ report, above, frameless }: Props) => {
  const words = useMessages(reportWords);
  const format = useMemo(() => numberFormats(report.language), [report.language]);
  return (
    <div className={styles.frame} lang={report.language} data-frameless={frameless || undefined}>
      <div className={styles.report} data-testid="report">
        <ReportContents sections={report.sections} words={words} />
        <div className={styles.sections}>
          {above}
          {report.sections.map((section) => (
            <ReportSection key={section.id} section={section} format={format} words={words} />
          ))}
        </div>
      </div>
    </div>
  );
};
