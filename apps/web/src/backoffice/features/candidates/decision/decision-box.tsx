import { isApiError } from '@cadran/client';
import {
  type CandidateDecision,
  type Decision,
  DECISION_NOTE_MAX,
  DECISIONS,
} from '@cadran/contract';
import { formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Button, NativeSelect, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { Callout } from '../../../../shared/report/section/callout.tsx';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { DecisionBadge } from '../../../shared/candidate/candidate-badges.tsx';
import { useDecide } from '../change-candidate.ts';
import styles from './decision-box.module.css';

interface Props {
  readonly candidateId: string;
  readonly decision: CandidateDecision;
  readonly canDecide: boolean;
  /** Whose decision, beside those of others. */
  readonly name?: string;
}

const DecisionAuthor = ({
  decision: { by, at, interviewers },
}: {
  readonly decision: CandidateDecision;
}) => {
  const t = useMessages(backoffice.candidates).deciding;
  const { deletedAccount } = useMessages(candidates);
  const { language } = useLanguage();
  const dates = useDates();
  if (at === null) return <p className={styles.decisionTrace}>{t.none}</p>;
  const date = dates.dateTime(at);
  const raters = interviewers.map((name) => name ?? deletedAccount);
  return (
    <p className={styles.decisionTrace}>
      {by ? t.by(by.displayName, date) : t.on(date)}
      {raters.length > 0 && ` · ${t.rated(formatList(raters, language))}`}
    </p>
  );
};

/** The unsaved form, and when its decision was saved. */
interface Draft {
  readonly decision: Decision;
  readonly note: string;
  readonly basedOn: string | null;
}

const toDraft = ({ decision, note, at }: CandidateDecision): Draft => ({
  decision,
  note,
  basedOn: at,
});

const DecisionForm = ({ candidateId, decision }: Pick<Props, 'candidateId' | 'decision'>) => {
  const words = useMessages(backoffice.candidates);
  const t = words.deciding;
  const { takenBackByDecision } = useMessages(backoffice.decisionMails);
  const names = useMessages(candidates).decisions;
  const notify = useNotify();
  const decide = useDecide(candidateId);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { basedOn, ...typed } = draft ?? toDraft(decision);
  const differs = (one: Omit<Draft, 'basedOn'>): boolean =>
    one.decision !== decision.decision || one.note !== decision.note;
  const isDirty = (): boolean => differs(typed);
  // Once equal to the saved decision, the draft no longer conflicts with anyone.
  const change = (changed: Partial<Draft>): void => {
    const next = { basedOn, ...typed, ...changed };
    setDraft(differs(next) ? next : null);
  };
  const hasConflict = basedOn !== decision.at && isDirty() && !decide.isPending;
  const save = (): void =>
    decide.mutate(
      { ...typed, replaces: decision.at },
      {
        onSuccess: ({ mailTakenBack }) => {
          setDraft(null);
          notify.success(mailTakenBack ? `${t.saved} ${takenBackByDecision(1, '1')}` : t.saved);
        },
        // With a draft, the callout above already shows the other person's decision.
        onError: (error) => {
          if (draft === null || !isApiError(error, 'conflict')) notify.failure(error);
        },
      },
    );
  return (
    <>
      <div className={styles.decisionOvertaken} role="status">
        {hasConflict && (
          <Callout
            tone="caution"
            title={t.conflict.title}
            text={t.conflict.text(names[decision.decision], decision.note)}
          />
        )}
      </div>
      <form
        className={styles.decisionForm}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        noValidate
      >
        <UnsavedGuard isDirty={isDirty} />
        <NativeSelect
          label={words.decision}
          data={DECISIONS.map((code) => ({ value: code, label: names[code] }))}
          value={typed.decision}
          onChange={({ currentTarget: { value } }) => {
            const chosen = DECISIONS.find((code) => code === value);
            if (chosen) change({ decision: chosen });
          }}
        />
        <Textarea
          label={t.note}
          description={t.noteHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={t.notePlaceholder}
          maxLength={DECISION_NOTE_MAX}
          autosize
          minRows={1}
          maxRows={8}
          value={typed.note}
          onChange={({ currentTarget: { value } }) => change({ note: value })}
        />
        <Button type="submit" loading={decide.isPending}>
          {t.save}
        </Button>
      </form>
    </>
  );
};

/** The decision is taken by a person, with a note. */
export const DecisionBox = ({ candidateId, decision, canDecide, name }: Props) => {
  const t = useMessages(backoffice.candidates).deciding;
  const titleId = name ? `decision-${candidateId}` : 'decision-title';
  return (
    <section
      className={styles.decisionBox}
      aria-labelledby={titleId}
      data-beside={name ? true : undefined}
    >
      <Title order={name ? 3 : 2} id={titleId}>
        {name ?? t.title}
      </Title>
      {!name && <p className={styles.decisionExplanation}>{t.explanation}</p>}
      <div className={styles.decisionReading} data-always={!canDecide || undefined}>
        <DecisionBadge decision={decision.decision} />
        {decision.note && <p>{decision.note}</p>}
      </div>
      {canDecide && <DecisionForm candidateId={candidateId} decision={decision} />}
      <DecisionAuthor decision={decision} />
    </section>
  );
};
