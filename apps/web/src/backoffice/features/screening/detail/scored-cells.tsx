import type { Candidate } from '@cadran/contract';
import { VerdictBadge } from '../../../shared/candidate/candidate-badges.tsx';
import { CertaintyNote } from '../../../shared/candidate/scores/certainty-note.tsx';
import { ScoreInterval } from '../../../shared/candidate/scores/score-interval.tsx';
import styles from './scored-cells.module.css';

const NONE = '–';

interface Props {
  readonly candidate: Candidate;
}

/** The overall score over what it probably lies between. */
export const OverallCell = ({ candidate: { overall, interval } }: Props) =>
  interval === null ? (
    (overall ?? NONE)
  ) : (
    <span className={styles.scoreCell}>
      <strong>{overall}</strong>
      <ScoreInterval interval={interval} />
    </span>
  );

/** The verdict, hollow where it is uncertain, over how sure it is; or that it has to be computed again. */
export const VerdictCell = ({ candidate }: Props) =>
  candidate.engineVersion === null ? (
    NONE
  ) : (
    <span className={styles.verdictCell}>
      {candidate.verdict && (
        <VerdictBadge verdict={candidate.verdict} certainty={candidate.certainty ?? undefined} />
      )}
      <CertaintyNote candidate={candidate} />
    </span>
  );
