import type { ChartModel, Report } from '@cadran/contract';
import { VerdictBadge } from '../../../shared/candidate/candidate-badges.tsx';
import styles from './decision-box.module.css';

type GaugePicture = Extract<ChartModel, { kind: 'gauge' }>;

const findGauge = ({ sections }: Report): GaugePicture | undefined =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))
    .find((picture) => picture.kind === 'gauge');

/** The report's overall score and verdict. */
export const VerdictLine = ({ report }: { readonly report: Report }) => {
  const gauge = findGauge(report);
  if (!gauge) return null;
  return (
    <p className={styles.verdictLine}>
      {gauge.score !== null && (
        <span>
          <strong>{gauge.score}</strong> {gauge.texts.unit}
          {gauge.texts.interval && `, ${gauge.texts.interval}`}
        </span>
      )}
      <VerdictBadge verdict={gauge.verdict} certainty={gauge.uncertain ? 'uncertain' : undefined} />
      {gauge.texts.certainty && <span>{gauge.texts.certainty}</span>}
    </p>
  );
};
