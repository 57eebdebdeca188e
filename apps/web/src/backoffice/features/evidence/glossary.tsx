import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import styles from './evidence.module.css';

/** The words of statistics on this page, in plain ones. */
export const Glossary = () => {
  const t = useMessages(backoffice.evidence).glossary;
  return (
    <details className={styles.glossary}>
      <summary>{t.title}</summary>
      <dl>
        {t.words.map(({ word, text }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
