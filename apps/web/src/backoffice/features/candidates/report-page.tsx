import type { ReportKind } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Callout } from '../../../shared/report/section/callout.tsx';
import { ReportView } from '../../../shared/report/report-view.tsx';
import { detailPath, listPath } from '../../shared/campaigns/campaign-paths.ts';
import { ReportPage } from '../../shared/report/report-page.tsx';
import { useApi } from '../../shared/services.tsx';
import { DecisionBox } from './decision/decision-box.tsx';
import { EngineNotice } from './engine-notice.tsx';
import { type LoadedReport, reportQuery } from './get-report.ts';
import { ReportActions } from './report-actions.tsx';
import { UnfinishedCandidate } from './unfinished/unfinished-candidate.tsx';
import styles from './report-page.module.css';

interface Props {
  readonly kind: ReportKind;
  readonly candidateId: string;
  readonly opened: LoadedReport;
}

const CandidateReport = ({ kind, candidateId, opened }: Props) => {
  const t = useMessages(backoffice.candidates);
  const { places } = useMessages(backoffice.navigation);
  const { report, campaign, decision, quality, can } = opened;
  const isRecruiter = kind === 'recruiter';
  return (
    <ReportPage
      title={report.title}
      introduction={report.subtitle}
      crumbs={[
        { to: listPath('screening'), label: places.screening },
        { to: detailPath('screening', campaign.id), label: campaign.name },
      ]}
      actions={<ReportActions opened={opened} kind={kind} />}
    >
      <ReportView
        report={report}
        above={
          isRecruiter ? (
            <>
              {quality && quality !== 'good' && (
                <Callout
                  tone={quality === 'unreliable' ? 'bad' : 'caution'}
                  {...t.qualityNotice[quality]}
                />
              )}
              <EngineNotice opened={opened} />
              {decision && (
                <DecisionBox
                  key={candidateId}
                  candidateId={candidateId}
                  decision={decision}
                  canDecide={can.decide}
                  report={report}
                />
              )}
            </>
          ) : (
            <p className={styles.reportForCandidate}>{t.report.forCandidate}</p>
          )
        }
      />
    </ReportPage>
  );
};

/** A report about one candidate, in the language of the interface; before it is there, how far they are. */
const CandidateReportPage = ({ kind }: { readonly kind: ReportKind }) => {
  const { language } = useLanguage();
  const api = useApi();
  const { applicantId: candidateId = '' } = useParams({ strict: false });
  const { data: opened } = useSuspenseQuery(reportQuery(api, candidateId, kind, language));
  if (!opened) return <UnfinishedCandidate candidateId={candidateId} />;
  return <CandidateReport kind={kind} candidateId={candidateId} opened={opened} />;
};

export const RecruiterReportPage = () => <CandidateReportPage kind="recruiter" />;
export const PersonalReportPage = () => <CandidateReportPage kind="personal" />;
