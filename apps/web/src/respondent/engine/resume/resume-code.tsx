import { respondent } from '@cadran/i18n/respondent';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './resume-code.module.css';

interface Props {
  readonly code: string;
  /** On a shared device a copy would stay for whoever comes next. */
  readonly shared?: boolean;
}

/** The return code, to write down or copy. */
export const ResumeCode = ({ code, shared = false }: Props) => {
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
      <p className={styles.code} data-testid="resume-code" translate="no">
        {code}
      </p>
      {!shared && (
        <p>
          <LinkButton onClick={copy}>{t.copyCode}</LinkButton> <span role="status">{said}</span>
        </p>
      )}
    </>
  );
};
