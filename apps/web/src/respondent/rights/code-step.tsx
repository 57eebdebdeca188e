import { normalizeResumeCode } from '@cadran/contract/codes';
import { rights } from '@cadran/i18n/rights';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { CallError } from '../api.ts';
import { CodeField } from '../engine/code-field.tsx';
import { Heading } from '../heading.tsx';
import { type OwnKey, openByCode } from './rights-wire.ts';

interface Props {
  readonly campaignId: string;
  readonly onOpened: (key: OwnKey) => Promise<void>;
}

/** The door for who comes back, from any device and at any time. */
export const CodeStep = ({ campaignId, onOpened }: Props) => {
  const { title, code: t } = useMessages(rights);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const told = (failure: unknown): string => {
    const reason = failure instanceof CallError ? failure.code : 'network';
    if (reason === 'not_found') return t.wrong;
    return reason === 'too_many_requests' ? t.tooOften : t.failed;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = normalizeResumeCode(typed);
    if (code === null) return setError(t.wrong);
    setBusy(true);
    setError('');
    openByCode(campaignId, code)
      .then(onOpened)
      .catch((failure: unknown) => {
        setBusy(false);
        setError(told(failure));
      });
  };
  return (
    <form className="step" noValidate onSubmit={submit}>
      <Heading>{title}</Heading>
      <p>{t.explanation}</p>
      <CodeField
        id="rights-code"
        label={t.label}
        hint={t.hint}
        error={error}
        value={typed}
        onChange={setTyped}
      />
      <p className="field-hint rights-lost">{t.lost}</p>
      <div className="step-nav">
        <button type="submit" className="button primary" disabled={busy}>
          {t.submit}
        </button>
      </div>
    </form>
  );
};
