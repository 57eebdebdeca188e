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
  /** Few sections, on a page that is read from top to bottom. */
  readonly withoutContents?: boolean;
  /** Shown at the end of sections, by their id. */
  readonly below?: Readonly<Record<string, ReactNode>>;
}

export const ReportView = ({ report, above, frameless, withoutContents, below }: Props) => {
  const words = useMessages(reportWords);
  const format = useMemo(() => numberFormats(report.language), [report.language]);
  return (
    <div className={styles.frame} lang={report.language} data-frameless={frameless || undefined}>
      <div className={styles.report} data-testid="report">
        {!withoutContents && <ReportContents sections={report.sections} words={words} />}
        <div className={styles.sections}>
          {above}
          {report.sections.map((section) => (
            <ReportSection key={section.id} section={section} format={format} words={words}>
              {below?.[section.id]}
            </ReportSection>
          ))}
        </div>
      </div>
    </div>
  );
};
