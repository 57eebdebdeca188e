import { Children, type ReactNode } from 'react';
import styles from './whole-words.module.css';

/** A longer one has to break somewhere on a small phone. */
const LONGEST = 20;

const whole = (piece: string): ReactNode =>
  piece.includes('-') && piece.length <= LONGEST ? (
    <span className={styles.whole}>{piece}</span>
  ) : (
    piece
  );

/** "Cherchez-vous" stays on one line: a title of two or three lines would often break at its hyphen. */
export const wholeWords = (text: string): ReactNode =>
  Children.toArray(text.split(/(\S+-\S+)/u).map(whole));
