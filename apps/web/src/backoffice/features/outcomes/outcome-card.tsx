import { type HiredOutcome, LEAVING_REASONS, OUTCOME_RATINGS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { outcomes } from '@cadran/i18n/outcomes';
import { Button, Group, Radio } from '@mantine/core';
import { type FormEvent, useId } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { candidateName } from '../../shared/candidate/candidate-name.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import { RatingField } from './rating-field.tsx';
import { useOutcomeForm } from './use-outcome-form.ts';
import styles from './outcomes.module.css';

/** One person at one time: still there or why not, and three ratings. */
export const OutcomeCard = ({ hired }: { readonly hired: HiredOutcome }) => {
  const t = useMessages(backoffice.outcomes);
  const words = useMessages(outcomes);
  const { unnamed } = useMessages(backoffice.screening).detail;
  const dates = useDates();
  const title = useId();
  const form = useOutcomeForm(hired);
  const { stayed, reason, ratings, errors } = form;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.save();
  };
  return (
    <li>
      <form className={styles.outcomeCard} aria-labelledby={title} noValidate onSubmit={submit}>
        <h2 id={title}>
          {t.person(candidateName(hired.candidate.contact, unnamed), hired.months)}
        </h2>
        <p className={styles.outcomeAbout}>
          {hired.campaign.name} · {t.hired(dates.date(hired.hiredAt), dates.date(hired.endsAt))}
        </p>
        <Radio.Group
          label={t.form.stayed}
          value={stayed === null ? null : String(stayed)}
          onChange={(value) => form.setStayed(value === 'true')}
          error={errors.stayed}
        >
          <Group mt="xs">
            <Radio value="true" label={words.stayed} />
            <Radio value="false" label={words.left} />
          </Group>
        </Radio.Group>
        {stayed === false && (
          <Radio.Group
            label={t.form.reason}
            value={reason}
            onChange={(value) => form.setReason(value)}
            error={errors.reason}
          >
            <Group mt="xs">
              {LEAVING_REASONS.map((code) => (
                <Radio key={code} value={code} label={words.reasons[code]} />
              ))}
            </Group>
          </Radio.Group>
        )}
        {OUTCOME_RATINGS.map((rating) => (
          <RatingField
            key={rating}
            rating={rating}
            value={ratings[rating]}
            onChange={(value) => form.setRating(rating, value)}
          />
        ))}
        <Group>
          <Button type="submit" loading={form.isSaving}>
            {hired.outcome ? t.form.correct : t.form.save}
          </Button>
          {hired.outcome && (
            <Button variant="default" onClick={form.remove}>
              {t.form.remove}
            </Button>
          )}
        </Group>
      </form>
    </li>
  );
};
