import type { CandidateNeighbours } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { DecisionBadge, VerdictBadge } from '../../../shared/candidate/candidate-badges.tsx';
import { candidateList } from '../../../shared/candidate/list/candidate-list.ts';
import { candidateName } from '../../../shared/candidate/candidate-name.ts';
import { reportPath } from '../../../shared/candidate/report-path.ts';
import { ScoreInterval } from '../../../shared/candidate/scores/score-interval.tsx';
import type { LoadedReport } from '../get-report.ts';
import { useNeighbours } from './get-neighbours.ts';
import styles from './opening.module.css';

const ICONS = { previous: IconChevronLeft, next: IconChevronRight } as const;

interface StepProps {
  readonly to: keyof CandidateNeighbours;
  readonly neighbour: CandidateNeighbours['next'];
  /** These are the neighbours of the candidate before, until those of this one are known. */
  readonly isFormer: boolean;
}

/** One element with and without a neighbour: whoever pressed it at the end of the list keeps the focus. */
const Step = ({ to, neighbour, isFormer }: StepProps) => {
  const t = useMessages(backoffice.candidates).neighbours;
  const { unnamed } = useMessages(backoffice.screening).detail;
  const StepIcon = ICONS[to];
  const none = to === 'previous' ? t.first : t.last;
  const label = neighbour ? t[to](candidateName(neighbour.contact, unnamed)) : none;
  return (
    <Tooltip label={label}>
      <ActionIcon
        component={Link}
        to={neighbour ? reportPath(neighbour.id) : '.'}
        search
        disabled={!neighbour}
        tabIndex={0}
        variant="default"
        size={36}
        aria-label={label}
        onClick={(event) => {
          if (isFormer) event.preventDefault();
        }}
      >
        <StepIcon size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
};

/** Beside the name: score, verdict, decision, and the way to the next report of the list. */
export const CandidateBar = ({ opened }: { readonly opened: LoadedReport }) => {
  const t = useMessages(backoffice.candidates).neighbours;
  const address = candidateList.parse(useSearch({ strict: false }));
  const { data: neighbours, isPlaceholderData } = useNeighbours(opened.questionnaireId, address);
  const gauge = opened.report.opening?.gauge;
  return (
    <div className={styles.bar} data-testid="candidate-bar">
      {gauge && (
        <p className={styles.barScore}>
          {gauge.score !== null && <strong>{gauge.score}</strong>}
          {gauge.interval && (
            <ScoreInterval interval={{ low: gauge.interval[0], high: gauge.interval[1] }} />
          )}
          <VerdictBadge
            verdict={gauge.verdict}
            certainty={gauge.uncertain ? 'uncertain' : undefined}
          />
        </p>
      )}
      {opened.decision && <DecisionBadge decision={opened.decision.decision} />}
      <nav className={styles.steps} aria-label={t.label}>
        {(['previous', 'next'] as const).map((to) => (
          <Step
            key={to}
            to={to}
            neighbour={neighbours?.[to] ?? null}
            isFormer={isPlaceholderData}
          />
        ))}
      </nav>
    </div>
  );
};
