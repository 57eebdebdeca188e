import type { ComponentProps } from 'react';
import { Page } from '../ui/page.tsx';
import './report-page.css';

/** The page around a report: on paper only its title stays. */
export const ReportPage = (props: ComponentProps<typeof Page>) => (
  <div className="report-page">
    <Page {...props} />
  </div>
);
