import { OUTCOME_SCALE, type OutcomeRating } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { outcomes } from '@cadran/i18n/outcomes';
import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import styles from './outcomes.module.css';

const CANNOT_SAY = 'none';
const ANCHORED = [1, 3, 5] as const;

interface Props {
  readonly rating: OutcomeRating;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** From 1 to 5, with what 1, 3 and 5 mean. */
export const RatingField = ({ rating, value, onChange }: Props) => {
  const { form } = useMessages(backoffice.outcomes);
  const { question, anchors } = useMessages(outcomes).ratings[rating];
  const label = useId();
  const meanings = useId();
  return (
    <div>
      <p id={label} className={styles.outcomeQuestion}>
        {question}
      </p>
      <SegmentedControl
        aria-labelledby={label}
        aria-describedby={meanings}
        className={styles.outcomeScale}
        fullWidth
        data={[
          { value: CANNOT_SAY, label: form.cannotSay },
          ...OUTCOME_SCALE.map((step) => ({ value: String(step), label: String(step) })),
        ]}
        value={value === null ? CANNOT_SAY : String(value)}
        onChange={(chosen) => onChange(chosen === CANNOT_SAY ? null : Number(chosen))}
      />
      <dl id={meanings} className={styles.outcomeAnchors}>
        {ANCHORED.map((step) => (
          <div key={step}>
            <dt>{step}</dt>
            <dd>{anchors[step]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
