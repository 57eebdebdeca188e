import { respondent } from '@cadran/i18n/respondent';
import { useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';

/** The code of one's own questionnaire, to be noted or taken along. */
export const OwnCode = ({ code }: { readonly code: string }) => {
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
      <p>
        <button type="button" className="link" onClick={copy}>
          {t.copyCode}
        </button>{' '}
        <span role="status">{said}</span>
      </p>
    </>
  );
};
