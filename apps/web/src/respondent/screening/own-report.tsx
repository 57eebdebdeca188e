import type { Language } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ReportView } from '../../shared/report/report-view.tsx';
import { downloadBlob } from '../../shared/files/download.ts';
import { useLanguage } from '../../shared/language/language-context.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getJson } from '../data/http-client.ts';
import { FailureBoundary } from '../layout/failure.tsx';
import { type DataAccess, fetchReportPdf } from '../privacy/api.ts';
import { HowLink } from '../how/how-link.tsx';
import { Loading } from '../layout/loading.tsx';
import { useOncePerLanguage } from '../data/use-once-per-language.ts';
import { Button } from '../ui/button.tsx';
import styles from './own-report.module.css';

type Report = Parameters<typeof ReportView>[0]['report'];

/** Charts are loaded on demand. */
const View = lazy(async () => ({
  default: (await import('../../shared/report/report-view.tsx')).ReportView,
}));

const fetchReport = async ({ id, token }: DataAccess, language: Language): Promise<Report> => {
  const url = `/api/screening/questionnaires/${id}/report?kind=personal&language=${language}`;
  return (await getJson<{ readonly report: Report }>(url, token)).report;
};

/** The button that opened it is unmounted: the focus moves to the new content. */
const Fetched = ({ fetching }: { readonly fetching: Promise<Report> }) => {
  const report = use(fetching);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={report.title} className={styles.place}>
      <View report={report} frameless />
    </div>
  );
};

const Opened = ({ session }: { readonly session: DataAccess }) => {
  const fetching = useOncePerLanguage((language) => fetchReport(session, language));
  const waiting = (
    <div className={styles.waiting}>
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

/** A file that only this token opens. */
const ReportPdf = ({ session }: { readonly session: DataAccess }) => {
  const t = useMessages(respondent.conclusion).thanks;
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      downloadBlob(`${t.report}.pdf`, await fetchReportPdf(session, language));
      setFailed(false);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <>
      <Button aria-disabled={busy} onClick={() => !busy && void download()}>
        {t.reportPdf}
      </Button>
      <span role="status">{failed && t.reportFailed}</span>
    </>
  );
};

interface Props {
  readonly session: DataAccess;
  readonly organizationId: string;
  /** Centred until it is opened, and printed alone. */
  readonly onThanksPage?: boolean;
}

/** Where the campaign allows it: the candidate's own report, as the answers draw it. */
export const OwnReport = ({ session, organizationId, onThanksPage = false }: Props) => {
  const t = useMessages(respondent.conclusion).thanks;
  const [opened, setOpened] = useState(false);
  return (
    <section
      className={onThanksPage ? `${styles.ownReport} ${styles.onThanksPage}` : styles.ownReport}
      data-testid="own-report"
      aria-labelledby="own-report-title"
    >
      <h2 id="own-report-title">{t.report}</h2>
      <p>
        {t.reportExplanation}{' '}
        <HowLink module="screening" organizationId={organizationId}>
          {t.how}
        </HowLink>
      </p>
      <div className={styles.actions}>
        {!opened && (
          <Button variant="primary" onClick={() => setOpened(true)}>
            {t.readReport}
          </Button>
        )}
        <ReportPdf session={session} />
      </div>
      {opened && <Opened session={session} />}
    </section>
  );
};
