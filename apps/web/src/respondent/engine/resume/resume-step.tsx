import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Heading } from '../../layout/heading.tsx';
import { CodeField } from './code-field.tsx';
import { useCodeForm } from './use-code-form.ts';
import { Button } from '../../ui/button.tsx';
import { StepNav } from '../../ui/step-nav.tsx';
import styles from '../../ui/panel.module.css';

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
    <form className={styles.step} noValidate onSubmit={submit}>
      <Heading>{t.resume.title}</Heading>
      <CodeField id="resume-code" label={t.resume.code} hint={t.resume.hint} {...field} />
      <StepNav>
        <Button onClick={onBack}>{t.resume.back}</Button>
        <Button type="submit" variant="primary" aria-disabled={busy}>
          {t.resume.submit}
        </Button>
      </StepNav>
    </form>
  );
};
