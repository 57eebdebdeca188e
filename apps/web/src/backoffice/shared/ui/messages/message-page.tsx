import { Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../page/use-document-title.ts';
import styles from './message-page.module.css';

interface Props {
  readonly icon: Icon;
  readonly title: string;
  readonly explanation: string;
  /** Request id to quote to support. */
  readonly detail?: string | undefined;
  readonly children: ReactNode;
}

export const MessagePage = ({ icon: MessageIcon, title, explanation, detail, children }: Props) => {
  useDocumentTitle(title);
  return (
    <div className={styles.messagePage} role="alert">
      <MessageIcon size={40} stroke={1.25} aria-hidden className={styles.messagePageIcon} />
      <Title order={1}>{title}</Title>
      <p>{explanation}</p>
      <div className={styles.messagePageActions}>{children}</div>
      {detail && <p className={styles.messagePageDetail}>{detail}</p>}
    </div>
  );
};
