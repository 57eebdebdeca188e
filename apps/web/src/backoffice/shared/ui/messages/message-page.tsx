import { Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../../shared/use-document-title.ts';
import styles from './message-page.module.css';

interface Props {
  readonly icon: Icon;
  readonly title: string;
  readonly explanation: string;
  /** Request id to quote to support. */
  readonly detail?: string | undefined;
  /** Something failed: read out at once. A page that is just not there is read as any page. */
  readonly failed?: true;
  readonly children: ReactNode;
}

export const MessagePage = ({
  icon: MessageIcon,
  title,
  explanation,
  detail,
  failed,
  children,
}: Props) => {
  useDocumentTitle(title);
  return (
    <div className={styles.messagePage} role={failed && 'alert'}>
      <MessageIcon size={40} stroke={1.25} aria-hidden className={styles.messagePageIcon} />
      <Title order={1}>{title}</Title>
      <p>{explanation}</p>
      <div className={styles.messagePageActions}>{children}</div>
      {detail && <p className={styles.messagePageDetail}>{detail}</p>}
    </div>
  );
};
