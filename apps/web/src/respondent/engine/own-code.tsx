import { respondent } from '@cadran/i18n/respondent';
import { useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';

interface Props {
  readonly code: string;
  /** On a shared device a copy would stay for whoever comes next. */
  readonly shared?: boolean;
}

/** The code of one's own questionnaire, to be noted or taken along. */
export const OwnCode = ({ code, shared = false }: Props) => {
  const t = useMessages(respondent.engine).later;
  const [said, say] = useState('');
  const copy = (): void => {
    const copying = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('none'));
    copying.then(
      () => say(t.codeCopied),
      () => say(`${t.copyFailed} ${code}`),
    );
  };
  return (
    <>
      <p className="code" translate="no">
        {code}
      </p>
      {!shared && (
        <p>
          <button type="button" className="link" onClick={copy}>
            {t.copyCode}
          </button>{' '}
          <span role="status">{said}</span>
        </p>
      )}
    </>
  );
};
