import {
  type Candidate,
  type Decision,
  SCORED_SECTIONS,
  type ScoredSection,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { QualityBadge } from '../../../shared/candidate/candidate-badges.tsx';
import { candidateName } from '../../../shared/candidate/candidate-name.ts';
import { SectionScoreBars } from '../../../shared/candidate/scores/section-score-bars.tsx';
import type { ListColumn, ExtraSort } from '../../../shared/list/list-types.ts';
import { EmailText } from '../../../shared/ui/email-text.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { reportPath } from '../../../shared/candidate/report-path.ts';
import { OverallCell, VerdictCell } from './scored-cells.tsx';
import {
  type CandidateSort,
  useCandidateListAddress,
} from '../../../shared/candidate/list/candidate-list.ts';
import { DecisionCell } from './deciding/decision-cell.tsx';
import { TwoLineCell } from '../../../shared/list/two-line-cell.tsx';

const NONE = '–';

const Identity = ({ candidate }: { readonly candidate: Candidate }) => {
  const t = useMessages(backoffice.screening).detail;
  const name = candidateName(candidate.contact, t.unnamed);
  const { email } = candidate.contact;
  const address = useCandidateListAddress();
  return (
    <TwoLineCell>
      <Anchor
        component={Link}
        to={reportPath(candidate.id)}
        search={address as never}
        fw={600}
        fz="inherit"
      >
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

const When = ({ at }: { readonly at: string }) => <time dateTime={at}>{useDates().date(at)}</time>;

interface Options {
  /** The sections of the campaign that have a score. */
  readonly sections: readonly ScoredSection[];
  readonly onDecide: (candidate: Candidate, decision: Decision) => void;
  readonly onReason: (candidate: Candidate) => void;
}

export const useCandidateColumns = ({
  sections: shown,
  onDecide,
  onReason,
}: Options): ListColumn<Candidate, CandidateSort>[] => {
  const t = useMessages(backoffice.screening).detail;
  const words = useMessages(backoffice.candidates);
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
      foldBelow: 1200,
      cell: ({ openedAt }) => <When at={openedAt} />,
    },
    {
      key: 'status',
      header: t.status,
      sort: 'status',
      foldBelow: 1200,
      cell: ({ status }) => (
        <StatusBadge on={status === 'completed'}>{t.statuses[status]}</StatusBadge>
      ),
    },
    {
      key: 'sections',
      foldBelow: 1600,
      wide: true,
      header: words.sectionScores,
      term: 'sectionScore',
      cell: ({ sections }) =>
        sections ? <SectionScoreBars sections={sections} shown={shown} /> : NONE,
    },
    {
      key: 'overall',
      header: words.overall,
      term: 'overall',
      sort: 'overall',
      descendingFirst: true,
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
      foldBelow: 1440,
      cell: ({ quality }) => (quality ? <QualityBadge quality={quality} /> : NONE),
    },
    {
      key: 'decision',
      header: words.decision,
      sort: 'decision',
      cell: (candidate) => (
        <DecisionCell
          candidate={candidate}
          onDecide={(decision) => onDecide(candidate, decision)}
          onReason={() => onReason(candidate)}
        />
      ),
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
