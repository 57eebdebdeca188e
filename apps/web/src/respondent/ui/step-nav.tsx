import type { ReactNode } from 'react';
import styles from './step-nav.module.css';

interface Props {
  /** On the last page, where the buttons do not stick to the bottom of a phone's screen. */
  readonly centered?: boolean;
  readonly children: ReactNode;
}

/** The buttons at the end of a step. */
export const StepNav = ({ centered = false, children }: Props) => (
  <div className={centered ? `${styles.stepNav} ${styles.centered}` : styles.stepNav}>
    {children}
  </div>
);
