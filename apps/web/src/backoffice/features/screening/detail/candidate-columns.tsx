import { type Candidate, SCORED_SECTIONS } from '@cadran/contract';
import { formatDate, type Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { DecisionBadge, QualityBadge } from '../../../shared/candidate/candidate-badges.tsx';
import { candidateName } from '../../../shared/candidate/candidate-name.ts';
import { SectionScoreBars } from '../../../shared/candidate/section-score-bars.tsx';
import type { ListColumn, ExtraSort } from '../../../shared/list/list-types.ts';
import { EmailText } from '../../../shared/ui/email-text.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { reportPath } from '../../../shared/candidate/report-path.ts';
import { OverallCell, VerdictCell } from './scored-cells.tsx';
import type { CandidateSort } from './candidate-list.ts';
import { TwoLineCell } from '../../../shared/list/two-line-cell.tsx';

const NONE = '–';

const Identity = ({ candidate }: { readonly candidate: Candidate }) => {
  const t = useMessages(backoffice.screening).detail;
  const name = candidateName(candidate.contact, t.unnamed);
  const { email } = candidate.contact;
  return (
    <TwoLineCell>
      <Anchor component={Link} to={reportPath(candidate.id)} fw={600} fz="inherit">
        {name}
      </Anchor>
      {email && email !== name && (
        <span>
          <EmailText>{email}</EmailText>
        </span>
      )}
    </TwoLineCell>
  );
};

const When = ({ at, language }: { readonly at: string; readonly language: Language }) => (
  <time dateTime={at}>{formatDate(at, language)}</time>
);

export const useCandidateColumns = (): ListColumn<Candidate, CandidateSort>[] => {
  const t = useMessages(backoffice.screening).detail;
  const words = useMessages(backoffice.candidates);
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
        <StatusBadge on={status === 'completed'}>{t.statuses[status]}</StatusBadge>
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
      cell: (candidate) => <OverallCell candidate={candidate} />,
    },
    {
      key: 'verdict',
      header: words.verdict,
      term: 'verdict',
      sort: 'verdict',
      cell: (candidate) => <VerdictCell candidate={candidate} />,
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

/** Scores by section share one column, so their sorts are offered in a separate list. */
export const useOtherSorts = (): readonly ExtraSort<CandidateSort>[] => {
  const names = useMessages(candidates);
  const { certainty } = useMessages(backoffice.candidates);
  return [
    { sort: 'completedAt', header: names.columns.completedAt },
    { sort: 'certainty', header: certainty },
    ...SCORED_SECTIONS.map((sort) => ({ sort, header: names.sections[sort] })),
  ];
};
