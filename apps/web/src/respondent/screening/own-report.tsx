import type { Language } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ReportView } from '../../report/report-view.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { getJson } from '../api.ts';
import { FailureBoundary } from '../failure.tsx';
import type { OwnKey } from '../rights/rights-wire.ts';
import { HowLink } from '../how/how-link.tsx';
import { Loading } from '../loading.tsx';
import { useOncePerLanguage } from '../use-once-per-language.ts';
import './own-report.css';

type Report = Parameters<typeof ReportView>[0]['report'];

/** The drawing and its pictures come only when somebody asks for them. */
const View = lazy(async () => ({
  default: (await import('../../report/report-view.tsx')).ReportView,
}));

const fetchReport = async ({ id, token }: OwnKey, language: Language): Promise<Report> => {
  const url = `/api/screening/questionnaires/${id}/report?kind=personal&language=${language}`;
  return (await getJson<{ readonly report: Report }>(url, token)).report;
};

/** The button that opened it is gone: the focus goes to what it brought. */
const Fetched = ({ fetching }: { readonly fetching: Promise<Report> }) => {
  const report = use(fetching);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={report.title}
      className="own-report-place"
    >
      <View report={report} />
    </div>
  );
};

const Opened = ({ session }: { readonly session: OwnKey }) => {
  const fetching = useOncePerLanguage((language) => fetchReport(session, language));
  const waiting = (
    <div className="own-report-waiting">
      <Loading />
    </div>
  );
  return (
    <FailureBoundary>
      <Suspense fallback={waiting}>
        <Fetched fetching={fetching} />
      </Suspense>
    </FailureBoundary>
  );
};

interface Props {
  readonly session: OwnKey;
  readonly organizationId: string;
}

/** Where the campaign allows it: the candidate's own report, as the answers draw it. */
export const OwnReport = ({ session, organizationId }: Props) => {
  const t = useMessages(respondent.conclusion).thanks;
  const [opened, setOpened] = useState(false);
  return (
    <section className="own-report" aria-labelledby="own-report-title">
      <h2 id="own-report-title">{t.report}</h2>
      <p>
        {t.reportExplanation} <HowLink organizationId={organizationId}>{t.how}</HowLink>
      </p>
      {opened ? (
        <Opened session={session} />
      ) : (
        <button type="button" className="button primary" onClick={() => setOpened(true)}>
          {t.readReport}
        </button>
      )}
    </section>
  );
};
