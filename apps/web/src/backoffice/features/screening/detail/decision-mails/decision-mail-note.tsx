import type { CandidateDecisionMail } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useDates } from '../../../../shared/dates/use-dates.ts';
import styles from './decision-mails.module.css';

/** Whether and when the candidate is told the decision. */
export const DecisionMailNote = ({
  mail: { state, at },
}: {
  readonly mail: CandidateDecisionMail;
}) => {
  const t = useMessages(backoffice.decisionMails).note;
  const dates = useDates();
  const words = {
    none: t.none,
    failed: t.failed,
    unknown: t.unknown,
    waiting: at && t.waiting(dates.dateTime(at)),
    sent: at && t.sent(dates.date(at)),
  }[state];
  return (
    <span className={styles.decisionMailNote} data-state={state}>
      {words}
    </span>
  );
};
