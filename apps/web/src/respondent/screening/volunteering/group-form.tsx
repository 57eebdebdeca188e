import { GROUP_FORM, type GroupAnswers } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import type { RespondentSession } from '../../engine/session/respondent-session.ts';
import { ChoiceList } from '../../fields/choice/choice-list.tsx';
import { FieldError } from '../../fields/field-error.tsx';
import { Button } from '../../ui/button.tsx';
import { sendGroupForm } from './api.ts';
import styles from './volunteering.module.css';

const UNSAID = 'unsaid';
const NOTHING = { sex: null, age_band: null } as const;

interface Props {
  readonly session: RespondentSession;
  readonly organization: string;
}

/** Sex and age, said by who wants to: counted at once, and stored nowhere with the candidate. */
export const GroupForm = ({ session, organization }: Props) => {
  const t = useMessages(respondent.volunteering).groups;
  const [step, setStep] = useState<'closed' | 'open' | 'sending' | 'sent'>('closed');
  const [failed, setFailed] = useState(false);
  const [answers, setAnswers] = useState<Partial<Record<keyof GroupAnswers, string>>>({});
  const title = useRef<HTMLHeadingElement>(null);

  const show = (next: typeof step): void => {
    setStep(next);
    title.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (step === 'sending') return;
    setStep('sending');
    setFailed(false);
    const said = Object.entries(answers).filter(([, answer]) => answer !== UNSAID);
    const body = { ...NOTHING, ...Object.fromEntries(said) } as GroupAnswers;
    sendGroupForm(session, body).then(
      () => show('sent'),
      () => {
        setStep('open');
        setFailed(true);
      },
    );
  };
  const question = <Q extends keyof GroupAnswers>(
    item: Q,
    label: string,
    names: Readonly<Record<(typeof GROUP_FORM)[Q][number], string>>,
  ) => (
    <ChoiceList
      item={`group-${item}`}
      label={label}
      optional
      inline
      choices={[
        ...(GROUP_FORM[item] as readonly (typeof GROUP_FORM)[Q][number][]).map((value) => ({
          value: value as string,
          label: names[value],
        })),
        { value: UNSAID, label: t.unsaid },
      ]}
      value={answers[item] ?? null}
      onChange={(value) => setAnswers({ ...answers, [item]: value })}
    />
  );

  return (
    <section className={styles.offer} aria-labelledby="group-form-title">
      <h2 id="group-form-title" ref={title} tabIndex={-1}>
        {t.title}
      </h2>
      {step === 'sent' ? (
        <p role="status">{t.sent}</p>
      ) : (
        <>
          <p>{t.why}</p>
          <p>{t.voluntary}</p>
          <p>{t.unseen(organization)}</p>
        </>
      )}
      {step === 'closed' && <Button onClick={() => show('open')}>{t.open}</Button>}
      {(step === 'open' || step === 'sending') && (
        <form noValidate onSubmit={submit}>
          {question('sex', t.sex, t.sexes)}
          {question('age_band', t.age, t.ages)}
          <div role="alert">
            <FieldError id={undefined}>{failed ? t.failed : undefined}</FieldError>
          </div>
          <div className={styles.actions}>
            <Button type="submit" aria-disabled={step === 'sending'}>
              {step === 'sending' ? t.sending : t.send}
            </Button>
            <Button
              onClick={() => {
                setAnswers({});
                show('closed');
              }}
            >
              {t.cancel}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
};
