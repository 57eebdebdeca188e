import type { ReactNode } from 'react';
import type { EmptyMessage } from './list-types.ts';
import styles from './list.module.css';

export const ListMessage = ({
  icon: MessageIcon,
  title,
  explanation,
  action,
  urgent = false,
}: EmptyMessage & { readonly action?: ReactNode; readonly urgent?: boolean }) => (
  <div className={styles.listMessage} role={urgent ? 'alert' : undefined}>
    <MessageIcon size={36} stroke={1.25} aria-hidden />
    <p className={styles.listMessageTitle}>{title}</p>
    <p>{explanation}</p>
    {action && <div className={styles.listMessageAction}>{action}</div>}
  </div>
);
