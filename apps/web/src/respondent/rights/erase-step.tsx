import { rights } from '@cadran/i18n/rights';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { CallError } from '../api.ts';
import { CodeField } from '../engine/code-field.tsx';
import { Heading } from '../heading.tsx';
import { eraseOwnData, type OwnKey } from './rights-wire.ts';

interface Props {
  readonly ownKey: OwnKey;
  readonly onBack: () => void;
  readonly onErased: () => void;
}

/** What erasing means, and the code once more: whoever finds an open page erases nothing. */
export const EraseStep = ({ ownKey, onBack, onErased }: Props) => {
  const t = useMessages(rights).erase;
  const { tooOften } = useMessages(rights).code;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const told = (failure: unknown): string => {
    const reason = failure instanceof CallError ? failure.code : 'network';
    if (reason === 'invalid_input') return t.wrong;
    return reason === 'too_many_requests' ? tooOften : t.failed;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '') return setError(t.wrong);
    setBusy(true);
    setError('');
    eraseOwnData(ownKey, typed).then(onErased, (failure: unknown) => {
      setBusy(false);
      setError(told(failure));
    });
  };
  return (
    <form className="step" noValidate onSubmit={submit}>
      <Heading>{t.confirmTitle}</Heading>
      <h2 className="rights-means">{t.means}</h2>
      <ul className="rights-list">
        {t.consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t.keepCopy}</p>
      <CodeField id="erase-code" label={t.code} error={error} value={typed} onChange={setTyped} />
      <div className="step-nav">
        <button type="button" className="button" onClick={onBack}>
          {t.back}
        </button>
        <button type="submit" className="button danger" disabled={busy}>
          {busy ? t.working : t.confirm}
        </button>
      </div>
    </form>
  );
};
