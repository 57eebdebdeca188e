import { respondent } from '@cadran/i18n/respondent';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Heading } from '../../layout/heading.tsx';
import styles from '../../ui/panel.module.css';

/** A return visit in a browser that has a questionnaire. */
export const AlreadyAnswered = ({ children }: { readonly children?: ReactNode }) => {
  const t = useMessages(respondent.entry).finished;
  return (
    <div className={styles.step}>
      <Heading>{t.title}</Heading>
      <p>{t.explanation}</p>
      {children}
    </div>
  );
};
