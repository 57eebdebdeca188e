import type { ReportTone } from '@cadran/contract';
import type { ReactNode } from 'react';
import { ToneIcon } from './tone-icon.tsx';
import styles from './callout.module.css';

interface Props {
  readonly tone: ReportTone;
  readonly title: ReactNode;
  readonly text: string;
  readonly action?: ReactNode;
}

export const Callout = ({ tone, title, text, action }: Props) => (
  <div className={styles.callout} data-tone={tone} role="note">
    <ToneIcon tone={tone} />
    <div>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
