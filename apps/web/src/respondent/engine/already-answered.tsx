import { respondent } from '@cadran/i18n/respondent';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { Heading } from '../heading.tsx';

/** Somebody has answered in this browser and comes by again. */
export const AlreadyAnswered = ({ children }: { readonly children?: ReactNode }) => {
  const t = useMessages(respondent.entry).finished;
  return (
    <div className="step">
      <Heading>{t.title}</Heading>
      <p>{t.explanation}</p>
      {children}
    </div>
  );
};
