import type { ReactNode } from 'react';
import styles from './keyboard-hint.module.css';

/** Shown where a keyboard is likely. */
export const KeyboardHint = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.keyboardHint}>{children}</span>
);
