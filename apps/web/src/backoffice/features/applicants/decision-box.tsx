import {
  type ApplicantDecision,
  DECISION_NOTE_MAX,
  DECISIONS,
  newDecision,
} from '@cadran/contract';
import type { Report } from '@cadran/reports';
import { formatDateTime } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Button, NativeSelect, Textarea, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { UnsavedGuard } from '../../shared/dialog/unsaved-guard.tsx';
import { validateWith } from '../../shared/form/validate-with.ts';
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

const DecisionForm = ({ applicantId, decision }: Pick<Props, 'applicantId' | 'decision'>) => {
  const words = useMessages(backoffice.applicants);
  const t = words.deciding;
  const names = useMessages(candidates).decisions;
  const notify = useNotify();
  const decide = useDecide(applicantId);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { decision: decision.decision, note: decision.note },
    validate: validateWith(newDecision),
  });
  const save = form.onSubmit((values) =>
    decide.mutate(values, {
      onSuccess: () => {
        form.resetDirty();
        notify.success(t.saved);
      },
      onError: notify.failure,
    }),
  );
  return (
    <form className="decision-form" onSubmit={save} noValidate>
      <UnsavedGuard isDirty={form.isDirty} />
      <NativeSelect
        key={form.key('decision')}
        label={words.decision}
        data={DECISIONS.map((code) => ({ value: code, label: names[code] }))}
        {...form.getInputProps('decision')}
      />
      <Textarea
        key={form.key('note')}
        label={t.note}
        description={t.noteHint}
        placeholder={t.notePlaceholder}
        maxLength={DECISION_NOTE_MAX}
        autosize
        minRows={1}
        maxRows={8}
        {...form.getInputProps('note')}
      />
      <Button type="submit" loading={decide.isPending}>
        {t.save}
      </Button>
    </form>
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
