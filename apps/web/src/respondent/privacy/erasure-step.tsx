import { respondent } from '@cadran/i18n/respondent';
import { privacy } from '@cadran/i18n/privacy';
import { useMessages } from '../../shared/language/use-messages.ts';
import { CodeField } from '../engine/resume/code-field.tsx';
import { ResumeCode } from '../engine/resume/resume-code.tsx';
import { useCodeForm } from '../engine/resume/use-code-form.ts';
import { Heading } from '../layout/heading.tsx';
import { eraseOwnData, type DataAccess } from './api.ts';
import { StepNav } from '../ui/step-nav.tsx';
import { Button } from '../ui/button.tsx';
import panelStyles from '../ui/panel.module.css';
import privacyStyles from './privacy.module.css';
import resumeCodeStyles from '../engine/resume/resume-code.module.css';

interface Props {
  readonly ownKey: DataAccess;
  /** Return code of the questionnaire in this browser; null if it was opened by a typed code. */
  readonly ownCode: string | null;
  readonly onBack: () => void;
  readonly onErased: () => void;
}

/** What erasing means, and the code once more: whoever finds an open page erases nothing. */
export const ErasureStep = ({ ownKey, ownCode, onBack, onErased }: Props) => {
  const t = useMessages(privacy).erase;
  const { tooOften } = useMessages(respondent.entry).resume;
  const { submit, busy, field } = useCodeForm({
    attempt: (code) => eraseOwnData(ownKey, code).then(onErased),
    wrong: t.wrong,
    refusals: { invalid_input: t.wrong, too_many_requests: tooOften },
    failed: t.failed,
  });
  return (
    <form className={panelStyles.step} noValidate onSubmit={submit}>
      <Heading>{t.confirmTitle}</Heading>
      <h2 className={privacyStyles.means}>{t.means}</h2>
      <ul className={privacyStyles.list}>
        {t.consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t.keepCopy}</p>
      {ownCode !== null && (
        <section className={resumeCodeStyles.box}>
          <h2>{t.yourCode}</h2>
          <ResumeCode code={ownCode} />
        </section>
      )}
      <CodeField id="erase-code" label={t.code} {...field} />
      <StepNav>
        <Button onClick={onBack}>{t.back}</Button>
        <Button type="submit" variant="danger" aria-disabled={busy}>
          {busy ? t.working : t.confirm}
        </Button>
      </StepNav>
    </form>
  );
};
