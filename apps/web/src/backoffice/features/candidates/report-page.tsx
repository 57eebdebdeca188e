import type { ReportKind } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ReportView } from '../../../shared/report/report-view.tsx';
import { useCandidateListAddress } from '../../shared/candidate/list/candidate-list.ts';
import { detailPath, listPath } from '../../shared/campaigns/campaign-paths.ts';
import { WithFigures } from '../../shared/report/with-figures.tsx';
import { ReportPage } from '../../shared/report/report-page.tsx';
import { useTimeZone } from '../../shared/dates/use-dates.ts';
import { useApi } from '../../shared/services.tsx';
import { DecisionBox } from './decision/decision-box.tsx';
import { EngineNotice } from './engine-notice.tsx';
import { type LoadedReport, reportQuery } from './get-report.ts';
import { CandidateBar } from './opening/candidate-bar.tsx';
import { Opening } from './opening/opening.tsx';
import { OrderedBy } from './opening/ordered-by.tsx';
import { ReportActions } from './report-actions.tsx';
import { UnfinishedCandidate } from './unfinished/unfinished-candidate.tsx';
import styles from './report-page.module.css';

interface Props {
  readonly candidateId: string;
  readonly opened: LoadedReport;
}

const useCrumbs = ({ campaign }: LoadedReport) => {
  const { places } = useMessages(backoffice.navigation);
  return [
    { to: listPath('screening'), label: places.screening },
    {
      to: detailPath('screening', campaign.id),
      search: useCandidateListAddress(),
      label: campaign.name,
    },
  ];
};

/** Opens with what matters; the sections of the specification follow. */
const RecruiterReport = ({ candidateId, opened }: Props) => {
  const { report, decision, can } = opened;
  return (
    <div className={styles.withBar}>
      <ReportPage
        title={report.title}
        introduction={report.subtitle}
        crumbs={useCrumbs(opened)}
        actions={<ReportActions opened={opened} kind="recruiter" />}
        bar={<CandidateBar opened={opened} />}
      >
        {report.opening && <Opening opening={report.opening} />}
        {opened.orderedBy && <OrderedBy {...opened.orderedBy} />}
        <EngineNotice opened={opened} />
        {decision && (
          <DecisionBox
            key={candidateId}
            candidateId={candidateId}
            decision={decision}
            canDecide={can.decide}
          />
        )}
        <ReportView report={report} />
      </ReportPage>
    </div>
  );
};

const PersonalReport = ({ opened }: Props) => {
  const t = useMessages(backoffice.candidates).report;
  const { report } = opened;
  return (
    <ReportPage
      title={report.title}
      introduction={report.subtitle}
      crumbs={useCrumbs(opened)}
      actions={<ReportActions opened={opened} kind="personal" />}
    >
      <ReportView
        report={report}
        above={<p className={styles.reportForCandidate}>{t.forCandidate}</p>}
      />
    </ReportPage>
  );
};

/** A report about one candidate, in the language of the interface; before it is there, how far they are. */
const CandidateReportPage = ({ kind }: { readonly kind: ReportKind }) => {
  const { language } = useLanguage();
  const api = useApi();
  const { applicantId: candidateId = '' } = useParams({ strict: false });
  const timeZone = useTimeZone();
  const { data: opened } = useSuspenseQuery(
    reportQuery(api, candidateId, kind, language, timeZone),
  );
  if (!opened) return <UnfinishedCandidate candidateId={candidateId} />;
  const Report = kind === 'recruiter' ? RecruiterReport : PersonalReport;
  const { title, subtitle } = opened.report;
  return (
    <WithFigures of={`${title} – ${subtitle}`} people={1}>
      <Report candidateId={candidateId} opened={opened} />
    </WithFigures>
  );
};

export const RecruiterReportPage = () => <CandidateReportPage kind="recruiter" />;
export const PersonalReportPage = () => <CandidateReportPage kind="personal" />;
