import type { ReportKind } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { Callout } from '../../../report/callout.tsx';
import { ReportView } from '../../../report/report-view.tsx';
import { detailPath, listPath } from '../../shared/campaigns/campaign-paths.ts';
import { useFirstSteps } from '../../shared/first-steps/use-first-steps.ts';
import { ReportPage } from '../../shared/report/report-page.tsx';
import { useApi } from '../../shared/services.tsx';
import { DecisionBox } from './decision-box.tsx';
import { EngineNotice } from './engine-notice.tsx';
import { reportQuery } from './get-report.ts';
import { ReportActions } from './report-actions.tsx';
import './report-page.css';

/** A report on one candidate, in the language of the interface: a switch fetches it in place. */
const ApplicantReportPage = ({ kind }: { readonly kind: ReportKind }) => {
  const t = useMessages(backoffice.applicants);
  const { places } = useMessages(backoffice.navigation);
  const { language } = useLanguage();
  const api = useApi();
  const { applicantId = '' } = useParams({ strict: false });
  const { data: opened } = useSuspenseQuery(reportQuery(api, applicantId, kind, language));
  const { report, campaign, decision, quality, can } = opened;
  const isRecruiter = kind === 'recruiter';
  const { complete } = useFirstSteps();
  useEffect(() => {
    if (isRecruiter) complete('read');
  }, [isRecruiter, complete]);
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
                  key={applicantId}
                  applicantId={applicantId}
                  decision={decision}
                  mayDecide={can.decide}
                  report={report}
                />
              )}
            </>
          ) : (
            <p className="report-for-candidate">{t.report.forCandidate}</p>
          )
        }
      />
    </ReportPage>
  );
};

export const RecruiterReportPage = () => <ApplicantReportPage kind="recruiter" />;
export const PersonalReportPage = () => <ApplicantReportPage kind="personal" />;
