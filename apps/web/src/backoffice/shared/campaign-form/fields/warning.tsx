import type { GlossaryTerm } from '@cadran/i18n/glossary';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TermHelp } from '../../../../shared/glossary/term-help.tsx';

/** The question mark does not begin a line. */
const GLUE = '\u00a0';

interface Props {
  readonly title: string;
  /** The word of the glossary that says why. */
  readonly term?: GlossaryTerm;
  readonly children: ReactNode;
}

/** A warning about something that can be saved; announced when it appears. */
export const Warning = ({ title, term, children }: Props) => (
  <Alert
    role="status"
    color="warning"
    variant="light"
    title={title}
    icon={<IconAlertTriangle aria-hidden />}
  >
    {children}
    {term && (
      <>
        {GLUE}
        <TermHelp term={term} />
      </>
    )}
  </Alert>
);
