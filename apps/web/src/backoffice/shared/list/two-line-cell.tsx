import type { ReactNode } from 'react';
import styles from './two-line-cell.module.css';

export const TwoLineCell = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.listPair}>{children}</span>
);
