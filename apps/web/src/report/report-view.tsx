import { report as reportWords } from '@cadran/i18n/report';
import type { Report } from '@cadran/reports';
import { numberFormats } from '@cadran/reports/number-formats';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../language/use-messages.ts';
import { ReportSection } from './report-section.tsx';
import { ReportContents } from './report-contents.tsx';
import './report-view.css';

interface Props {
  readonly report: Report;
  /** What stands above the first section: a notice, a decision. */
  readonly above?: ReactNode;
}

/** A report on screen and, through the browser, on paper: one drawing of the model. */
export const ReportView = ({ report, above }: Props) => {
  const words = useMessages(reportWords);
  const format = useMemo(() => numberFormats(report.language), [report.language]);
  return (
    <div className="report-frame" lang={report.language}>
      <div className="report">
        <ReportContents sections={report.sections} words={words} />
        <div className="report-sections">
          {above}
          {report.sections.map((section) => (
            <ReportSection key={section.id} section={section} format={format} words={words} />
          ))}
        </div>
      </div>
    </div>
  );
};
