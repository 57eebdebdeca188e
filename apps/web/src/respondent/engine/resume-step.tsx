import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../language/use-messages.ts';
import { Heading } from '../heading.tsx';
import { CodeField } from './code-field.tsx';
import { useCodeForm } from './use-code-form.ts';

interface Props {
  readonly onResume: (code: string) => Promise<void>;
  readonly onBack: () => void;
}

/** Continues, on another device, a questionnaire begun elsewhere. */
export const ResumeStep = ({ onResume, onBack }: Props) => {
  const t = useMessages(respondent.entry);
  const { wrong, tooOften } = t.resume;
  const { submit, busy, field } = useCodeForm({
    attempt: onResume,
    wrong,
    refusals: {
      not_found: wrong,
      too_many_requests: tooOften,
      campaign_closed: t.unavailable.explanation,
    },
    failed: t.failure.explanation,
  });
  return (
    <form className="step" noValidate onSubmit={submit}>
      <Heading>{t.resume.title}</Heading>
      <CodeField id="resume-code" label={t.resume.code} hint={t.resume.hint} {...field} />
      <div className="step-nav">
        <button type="button" className="button" onClick={onBack}>
          {t.resume.back}
        </button>
        <button type="submit" className="button primary" aria-disabled={busy}>
          {t.resume.submit}
        </button>
      </div>
    </form>
  );
};
