import { normalizeResumeCode } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { CallError } from '../api.ts';
import { Heading } from '../heading.tsx';
import { CodeField } from './code-field.tsx';

interface Props {
  readonly onResume: (code: string) => Promise<void>;
  readonly onBack: () => void;
}

/** Continues, on another device, a questionnaire begun elsewhere. */
export const ResumeStep = ({ onResume, onBack }: Props) => {
  const t = useMessages(respondent.entry);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = normalizeResumeCode(typed);
    if (code === null) {
      setError(t.resume.wrong);
      return;
    }
    setBusy(true);
    setError('');
    onResume(code).catch((failure: unknown) => {
      setBusy(false);
      const reason = failure instanceof CallError ? failure.code : 'network';
      if (reason === 'not_found') setError(t.resume.wrong);
      else
        setError(reason === 'campaign_closed' ? t.unavailable.explanation : t.failure.explanation);
    });
  };
  return (
    <form className="step" noValidate onSubmit={submit}>
      <Heading>{t.resume.title}</Heading>
      <CodeField
        id="resume-code"
        label={t.resume.code}
        hint={t.resume.hint}
        error={error}
        value={typed}
        onChange={setTyped}
      />
      <div className="step-nav">
        <button type="button" className="button" onClick={onBack}>
          {t.resume.back}
        </button>
        <button type="submit" className="button primary" disabled={busy}>
          {t.resume.submit}
        </button>
      </div>
    </form>
  );
};
