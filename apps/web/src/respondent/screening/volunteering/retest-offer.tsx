import type { RetestStateAnswer } from '@cadran/contract';
import { formatDay } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import type { RespondentSession } from '../../engine/session/respondent-session.ts';
import { FieldError } from '../../fields/field-error.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { agreeToRetest, readRetest, withdrawFromRetest } from './api.ts';
import styles from './volunteering.module.css';

interface Props {
  readonly session: RespondentSession;
  readonly first: RetestStateAnswer;
}

/** Whether a candidate would answer a second time in three weeks. */
export const RetestOffer = ({ session, first }: Props) => {
  const t = useMessages(respondent.volunteering).retest;
  const { language } = useLanguage();
  const [retest, setRetest] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const call = (change: () => Promise<RetestStateAnswer>) => (): void => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    change()
      .then(setRetest, () => setFailed(true))
      .finally(() => setBusy(false));
  };
  const withdraw = async (): Promise<RetestStateAnswer> => {
    await withdrawFromRetest(session);
    return readRetest(session);
  };
  const { state, email, dueAt } = retest;
  return (
    <section className={styles.offer} aria-labelledby="retest-title">
      <h2 id="retest-title">{t.title}</h2>
      <p>{t.why}</p>
      <p>{t.unseen}</p>
      <p role="status">
        {state === 'agreed' &&
          email &&
          dueAt &&
          t.agreed(email, formatDay(dueAt.slice(0, 10), language))}
      </p>
      <div role="alert">
        <FieldError id={undefined}>{failed ? t.failed : undefined}</FieldError>
      </div>
      {state === 'agreed' ? (
        <LinkButton aria-disabled={busy} onClick={call(withdraw)}>
          {t.withdraw}
        </LinkButton>
      ) : (
        <Button aria-disabled={busy} onClick={call(() => agreeToRetest(session))}>
          {t.agree}
        </Button>
      )}
    </section>
  );
};
