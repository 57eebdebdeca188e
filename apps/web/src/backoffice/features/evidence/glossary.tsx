import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import styles from './evidence.module.css';

type Word = keyof Awaited<ReturnType<typeof backoffice.evidence.load>>['glossary']['words'];

/** The words of statistics that a page uses, in plain ones. */
export const Glossary = ({ words }: { readonly words: readonly Word[] }) => {
  const t = useMessages(backoffice.evidence).glossary;
  return (
    <details className={styles.glossary}>
      <summary>{t.title}</summary>
      <dl>
        {words.map((word) => (
          <div key={word}>
            <dt>{t.words[word].word}</dt>
            <dd>{t.words[word].text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
