import { Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title.ts';
import './message-page.css';

interface Props {
  readonly icon: Icon;
  readonly title: string;
  readonly explanation: string;
  /** Small print: a reference to quote. */
  readonly detail?: string | undefined;
  readonly children: ReactNode;
}

/** A page that has one thing to say and one way on. */
export const MessagePage = ({ icon: MessageIcon, title, explanation, detail, children }: Props) => {
  useDocumentTitle(title);
  return (
    <div className="message-page" role="alert">
      <MessageIcon size={40} stroke={1.25} aria-hidden className="message-page-icon" />
      <Title order={1}>{title}</Title>
      <p>{explanation}</p>
      <div className="message-page-actions">{children}</div>
      {detail && <p className="message-page-detail">{detail}</p>}
    </div>
  );
};
