import type { HTMLAttributes, ReactElement } from 'react';
import styles from './visually-hidden.module.css';

type Props = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  readonly as?: 'span' | 'p' | 'small' | 'label' | 'legend' | 'caption' | 'div' | 'h2' | 'h3';
  readonly htmlFor?: string;
};

export function VisuallyHidden({ as: Element = 'span', ...props }: Props): ReactElement {
  return <Element {...props} className={styles.visuallyHidden} />;
}
