import {
  type Certainty,
  type DisplayedInterval,
  SCORED_SECTIONS,
  type ScoredSection,
} from '@cadran/contract';
import { ShapeMark } from '@cadran/charts';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates as candidateTexts } from '@cadran/i18n/candidates';
import { bestOfScores, type ComparedCandidate } from '@cadran/reports/compared';
import { Anchor } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ScrollRegion } from '../../../../shared/report/table/scroll-region.tsx';
import {
  DecisionBadge,
  QualityBadge,
  VerdictBadge,
} from '../../../shared/candidate/candidate-badges.tsx';
import { CertaintyNote } from '../../../shared/candidate/scores/certainty-note.tsx';
import { useCandidateListAddress } from '../../../shared/candidate/list/candidate-list.ts';
import { reportPath } from '../../../shared/candidate/report-path.ts';
import { ScoreInterval } from '../../../shared/candidate/scores/score-interval.tsx';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import styles from './compare-page.module.css';

interface ScoreProps {
  readonly score: number | null;
  /** Null where nothing was measured: facts are as declared. */
  readonly interval: DisplayedInterval | null;
  readonly certainty?: Certainty | undefined;
  readonly isBest?: boolean;
}

const Score = ({ score, interval, certainty, isBest = false }: ScoreProps) => {
  const { notScored, comparing } = useMessages(backoffice.candidates);
  const { certainties } = useMessages(candidateTexts);
  if (score === null)
    return (
      <span className={styles.compareNone}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{notScored}</VisuallyHidden>
      </span>
    );
  return (
    <span className={styles.compareScore} data-best={isBest || undefined}>
      <strong>{score}</strong>
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" data-chart aria-hidden>
        <rect y={3} width={100} height={8} fill="var(--c-data-soft)" />
        <rect y={3} width={score} height={8} fill="var(--c-data)" />
        {/* Below the bar, so that its end is seen. */}
        {interval && (
          <rect
            x={interval.low}
            y={12}
            width={interval.high - interval.low}
            height={2}
            fill="var(--c-ink)"
          />
        )}
      </svg>
      {interval && (
        <span>
          <ScoreInterval interval={interval} />
          {certainty && `, ${certainties[certainty].toLowerCase()}`}
        </span>
      )}
      {isBest && (
        <span className={styles.compareBest}>
          <IconStarFilled size={12} aria-hidden /> {comparing.best}
        </span>
      )}
    </span>
  );
};

interface RowProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly candidates: readonly ComparedCandidate[];
  /** One cell per candidate, in the same order. */
  readonly children: readonly ReactNode[];
}

const Row = ({ name, note, candidates, children }: RowProps) => (
  <tr>
    <th scope="row">
      {name}
      {note && <small>{note}</small>}
    </th>
    {candidates.map(({ candidate }, index) => (
      <td key={candidate.id}>{children[index]}</td>
    ))}
  </tr>
);

type Precision = NonNullable<ComparedCandidate['candidate']['precision']>[ScoredSection];

/** An interval without width says that nothing was measured. */
const measured = (precision: Precision | undefined): Omit<ScoreProps, 'score'> =>
  precision && precision.interval.low < precision.interval.high ? precision : { interval: null };

/** The values of the candidate list, one column per candidate. */
export const CompareScores = ({
  candidates,
}: {
  readonly candidates: readonly ComparedCandidate[];
}) => {
  const t = useMessages(backoffice.candidates);
  const names = useMessages(candidateTexts).sections;
  const address = useCandidateListAddress();
  const sections = SCORED_SECTIONS.filter((section) =>
    candidates.some(({ candidate }) => (candidate.sections?.[section] ?? null) !== null),
  );
  const cells = (render: (candidate: ComparedCandidate['candidate']) => ReactNode): ReactNode[] =>
    candidates.map(({ candidate }) => render(candidate));
  const people = candidates.map(({ candidate }) => candidate);
  const bestOverall = bestOfScores(people, 'overall');
  const noteOf = (best: ReturnType<typeof bestOfScores>) =>
    best === 'unclear' ? t.comparing.unclear : undefined;
  return (
    <ScrollRegion label={t.comparing.scores}>
      <table className={styles.compareTable}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t.comparing.criterion}</VisuallyHidden>
            </th>
            {candidates.map(({ candidate, name, color, shape }) => (
              <th key={candidate.id} scope="col">
                <Anchor component={Link} to={reportPath(candidate.id)} search={address as never}>
                  <svg width={14} height={14} aria-hidden>
                    <ShapeMark shape={shape} x={7} y={7} radius={5} color={color} />
                  </svg>
                  {name}
                </Anchor>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t.verdict} candidates={candidates}>
            {cells(
              ({ verdict, certainty }) =>
                verdict && <VerdictBadge verdict={verdict} certainty={certainty ?? undefined} />,
            )}
          </Row>
          <Row name={t.certainty} candidates={candidates}>
            {cells((candidate) => (
              <CertaintyNote candidate={candidate} />
            ))}
          </Row>
          <Row name={t.overall} note={noteOf(bestOverall)} candidates={candidates}>
            {candidates.map(({ candidate: { id, overall, interval } }, index) => (
              <Score key={id} score={overall} interval={interval} isBest={index === bestOverall} />
            ))}
          </Row>
          {sections.map((section) => {
            const best = bestOfScores(people, section);
            return (
              <Row key={section} name={names[section]} note={noteOf(best)} candidates={candidates}>
                {candidates.map(({ candidate: { id, sections: scores, precision } }, index) => (
                  <Score
                    key={id}
                    score={scores?.[section] ?? null}
                    {...measured(precision?.[section])}
                    isBest={index === best}
                  />
                ))}
              </Row>
            );
          })}
          <Row name={t.quality} candidates={candidates}>
            {cells(({ quality }) => quality && <QualityBadge quality={quality} />)}
          </Row>
          <Row name={t.decision} candidates={candidates}>
            {cells(({ decision }) => (
              <DecisionBadge decision={decision} />
            ))}
          </Row>
        </tbody>
      </table>
    </ScrollRegion>
  );
};
