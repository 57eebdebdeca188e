import type { Candidate } from '@cadran/contract';
import { formatDate, type Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import {
  DecisionBadge,
  QualityBadge,
  VerdictBadge,
} from '../../../shared/applicant/applicant-badges.tsx';
import { candidateName } from '../../../shared/applicant/candidate-name.ts';
import { SectionScoreBars } from '../../../shared/applicant/section-score-bars.tsx';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { EmailText } from '../../../shared/ui/email-text.tsx';
import { StateBadge } from '../../../shared/ui/state-badge.tsx';
import { reportPath } from '../../../shared/applicant/report-path.ts';
import type { CandidateSort } from './candidate-list.ts';

/** Where there is nothing yet. */
const NONE = '–';

const Identity = ({ candidate }: { readonly candidate: Candidate }) => {
  const t = useMessages(backoffice.screening).detail;
  const name = candidateName(candidate.contact, t.unnamed);
  const { email } = candidate.contact;
  return (
    <span className="list-pair">
      {candidate.status === 'completed' ? (
        <Anchor component={Link} to={reportPath(candidate.id)} fw={600} fz="inherit">
          {name}
        </Anchor>
      ) : (
        <strong>{name}</strong>
      )}
      {email && email !== name && (
        <span>
          <EmailText>{email}</EmailText>
        </span>
      )}
    </span>
  );
};

const When = ({ at, language }: { readonly at: string; readonly language: Language }) => (
  <time dateTime={at}>{formatDate(at, language)}</time>
);

/** What there is to decide with; the first three stand for every candidate, the rest once finished. */
export const useCandidateColumns = (): ListColumn<Candidate, CandidateSort>[] => {
  const t = useMessages(backoffice.screening).detail;
  const words = useMessages(backoffice.applicants);
  const { language } = useLanguage();
  return [
    {
      key: 'name',
      header: t.candidate,
      sort: 'name',
      cell: (candidate) => <Identity candidate={candidate} />,
    },
    {
      key: 'openedAt',
      header: words.applied,
      sort: 'openedAt',
      foldBelow: 1440,
      cell: ({ openedAt }) => <When at={openedAt} language={language} />,
    },
    {
      key: 'status',
      header: t.status,
      sort: 'status',
      foldBelow: 1440,
      cell: ({ status }) => (
        <StateBadge on={status === 'completed'}>{t.statuses[status]}</StateBadge>
      ),
    },
    {
      key: 'sections',
      header: words.sectionScores,
      term: 'sectionScore',
      cell: ({ sections }) => (sections ? <SectionScoreBars sections={sections} /> : NONE),
    },
    {
      key: 'overall',
      header: words.overall,
      term: 'overall',
      sort: 'overall',
      align: 'right',
      cell: ({ overall }) => overall ?? NONE,
    },
    {
      key: 'verdict',
      header: words.verdict,
      term: 'verdict',
      sort: 'verdict',
      cell: ({ verdict }) => (verdict ? <VerdictBadge verdict={verdict} /> : NONE),
    },
    {
      key: 'quality',
      header: words.quality,
      term: 'quality',
      sort: 'quality',
      foldBelow: 1200,
      cell: ({ quality }) => (quality ? <QualityBadge quality={quality} /> : NONE),
    },
    {
      key: 'decision',
      header: words.decision,
      sort: 'decision',
      cell: ({ status, decision }) =>
        status === 'completed' ? <DecisionBadge decision={decision} /> : NONE,
    },
  ];
};
