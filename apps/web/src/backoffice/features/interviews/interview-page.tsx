import type { Interview } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor, Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import { DecisionBadge } from '../../shared/candidate/candidate-badges.tsx';
import { candidateName } from '../../shared/candidate/candidate-name.ts';
import { useCandidateListAddress } from '../../shared/candidate/list/candidate-list.ts';
import { reportPath } from '../../shared/candidate/report-path.ts';
import { detailPath, listPath } from '../../shared/campaigns/campaign-paths.ts';
import { useApi } from '../../shared/services.tsx';
import { BackButton } from '../../shared/ui/page/back-button.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { Page } from '../../shared/ui/page/page.tsx';
import { BlindNotice } from './blind-notice.tsx';
import { interviewQuery } from './get-interview.ts';
import { RatingsSummary } from './ratings-summary.tsx';
import { QuestionList } from './sheet/question-list.tsx';
import { SheetForm } from './sheet/sheet-form.tsx';
import { useSheet } from './sheet/use-sheet.ts';
import styles from './interview-page.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const Interviewers = ({ interviewers }: Pick<Interview, 'interviewers'>) => {
  const t = useMessages(backoffice.interviews).interviewers;
  const dates = useDates();
  return (
    <Card title={t.title}>
      {interviewers.length === 0 ? (
        <p className={styles.interviewPlain}>{t.none}</p>
      ) : (
        <ul className={styles.interviewPlain}>
          {interviewers.map(({ id, name, submittedAt }) => (
            <li key={id}>
              {submittedAt === null
                ? t.drafting(name ?? t.deleted)
                : t.rated(name ?? t.deleted, dates.dateTime(submittedAt))}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

const RecordedDecision = ({
  interview: { decision, candidate },
}: {
  readonly interview: Interview;
}) => {
  const t = useMessages(backoffice.interviews).decision;
  const dates = useDates();
  const address = useCandidateListAddress();
  return (
    <Card title={t.title}>
      <div className={styles.interviewDecision}>
        <DecisionBadge decision={decision.decision} />
        {decision.note && <p>{decision.note}</p>}
        <p>{decision.at === null ? t.none : t.on(dates.dateTime(decision.at))}</p>
        <Anchor component={Link} to={reportPath(candidate.id)} search={address as never}>
          {t.link}
        </Anchor>
      </div>
    </Card>
  );
};

/** To be filled in by hand. */
const PrintedHead = ({ name, campaign }: { readonly name: string; readonly campaign: string }) => {
  const t = useMessages(backoffice.interviews).sheet;
  return (
    <div className={styles.printedHead}>
      <p>
        {name} · {campaign}
      </p>
      <p>
        {t.interviewer} <span />
        {t.date} <span />
      </p>
    </div>
  );
};

interface Props {
  readonly interview: Interview;
  readonly onReloaded: () => void;
}

const LoadedInterview = ({ interview, onReloaded }: Props) => {
  const t = useMessages(backoffice.interviews);
  const { unnamed } = useMessages(backoffice.screening).detail;
  const { places } = useMessages(backoffice.navigation);
  const search = useCandidateListAddress();
  const own = useSheet(interview, onReloaded);
  const { candidate, campaign, submitted, can } = interview;
  const name = candidateName(candidate.contact, unnamed);
  return (
    <Page
      title={t.title}
      part={name}
      introduction={`${name}. ${t.introduction}`}
      crumbs={[
        { to: listPath('screening'), label: places.screening },
        { to: detailPath('screening', campaign.id), search, label: campaign.name },
        { to: reportPath(candidate.id), search, label: name },
      ]}
      actions={
        <>
          <BackButton to={reportPath(candidate.id)} search={search}>
            {t.back}
          </BackButton>
          <Button
            variant="default"
            leftSection={<IconPrinter {...icon} />}
            onClick={() => window.print()}
          >
            {t.print}
          </Button>
        </>
      }
    >
      <PrintedHead name={name} campaign={campaign.name} />
      <div className={styles.interview}>
        <div className={styles.interviewMain}>
          {submitted && <RatingsSummary interview={interview} submitted={submitted} />}
          {can.rate ? (
            <SheetForm interview={interview} own={own} />
          ) : (
            <QuestionList interview={interview} ratings={{}} onRate={null} />
          )}
        </div>
        <aside className={styles.interviewAside}>
          {can.readOnly && <BlindNotice candidateId={candidate.id} onRead={own.forget} />}
          <Interviewers interviewers={interview.interviewers} />
          <RecordedDecision interview={interview} />
        </aside>
      </div>
    </Page>
  );
};

/** Questions to ask a candidate, and what interviewers made of the answers. */
export const InterviewPage = () => {
  const { applicantId: id = '' } = useParams({ strict: false });
  const { data } = useSuspenseQuery(interviewQuery(useApi(), id));
  const [loads, setLoads] = useState(0);
  return (
    <LoadedInterview
      // A sheet loaded anew replaces what was typed.
      key={`${id}-${loads}`}
      interview={data}
      onReloaded={() => setLoads(loads + 1)}
    />
  );
};
