import { isApiError } from '@cadran/client';
import {
  type ApplicantDecision,
  type Decision,
  DECISION_NOTE_MAX,
  DECISIONS,
} from '@cadran/contract';
import type { Report } from '@cadran/reports';
import { formatDateTime } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Button, NativeSelect, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { Callout } from '../../../report/callout.tsx';
import { UnsavedGuard } from '../../shared/dialog/unsaved-guard.tsx';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { DecisionBadge } from '../../shared/applicant/applicant-badges.tsx';
import { useDecide } from './change-applicant.ts';
import { VerdictLine } from './verdict-line.tsx';
import './decision-box.css';

interface Props {
  readonly applicantId: string;
  readonly decision: ApplicantDecision;
  readonly mayDecide: boolean;
  readonly report: Report;
}

/** Who decided, and when; nobody yet is said too. */
const DecisionTrace = ({ decision: { by, at } }: { readonly decision: ApplicantDecision }) => {
  const t = useMessages(backoffice.applicants).deciding;
  const { language } = useLanguage();
  if (at === null) return <p className="decision-trace">{t.none}</p>;
  const date = formatDateTime(at, language);
  return <p className="decision-trace">{by ? t.by(by.username, date) : t.on(date)}</p>;
};

/** What is being typed, and when the decision it began from was saved. */
interface Draft {
  readonly decision: Decision;
  readonly note: string;
  readonly from: string | null;
}

const draftFrom = ({ decision, note, at }: ApplicantDecision): Draft => ({
  decision,
  note,
  from: at,
});

const DecisionForm = ({ applicantId, decision }: Pick<Props, 'applicantId' | 'decision'>) => {
  const words = useMessages(backoffice.applicants);
  const t = words.deciding;
  const names = useMessages(candidates).decisions;
  const notify = useNotify();
  const decide = useDecide(applicantId);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { from, ...typed } = draft ?? draftFrom(decision);
  const differs = (one: Omit<Draft, 'from'>): boolean =>
    one.decision !== decision.decision || one.note !== decision.note;
  const isDirty = (): boolean => differs(typed);
  // Typed back to what is saved, there is nothing to keep from somebody else's decision.
  const change = (changed: Partial<Draft>): void => {
    const next = { from, ...typed, ...changed };
    setDraft(differs(next) ? next : null);
  };
  const overtaken = from !== decision.at && isDirty() && !decide.isPending;
  const save = (): void =>
    decide.mutate(
      { ...typed, replaces: decision.at },
      {
        onSuccess: () => {
          setDraft(null);
          notify.success(t.saved);
        },
        // Beside what was typed, a conflict is told by what it brought: the decision of somebody else.
        onError: (error) => {
          if (draft === null || !isApiError(error, 'conflict')) notify.failure(error);
        },
      },
    );
  return (
    <>
      <div className="decision-overtaken" role="status">
        {overtaken && (
          <Callout
            tone="caution"
            title={t.overtaken.title}
            text={t.overtaken.text(names[decision.decision], decision.note)}
          />
        )}
      </div>
      <form
        className="decision-form"
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

/** A person decides, and says why (scoring.md §7). */
export const DecisionBox = ({ applicantId, decision, mayDecide, report }: Props) => {
  const t = useMessages(backoffice.applicants).deciding;
  return (
    <section className="decision-box" aria-labelledby="decision-title">
      <header>
        <Title order={2} id="decision-title">
          {t.title}
        </Title>
        <VerdictLine report={report} />
      </header>
      <p className="decision-explanation">{t.explanation}</p>
      <div className="decision-reading" data-always={!mayDecide || undefined}>
        <DecisionBadge decision={decision.decision} />
        {decision.note && <p>{decision.note}</p>}
      </div>
      {mayDecide && <DecisionForm applicantId={applicantId} decision={decision} />}
      <DecisionTrace decision={decision} />
    </section>
  );
};
