import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

interface Look {
  readonly variant?: 'secondary' | 'primary' | 'danger' | 'danger-outline';
}

const classNames = (className: string | undefined): string =>
  className ? `${styles.button} ${className}` : `${styles.button}`;

export const Button = ({
  variant = 'secondary',
  className,
  ...props
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} className={classNames(className)} data-variant={variant} />
);

export const ButtonLink = ({
  variant = 'secondary',
  children,
  ...props
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} className={styles.button} data-variant={variant}>
    {children}
  </a>
);

/** A button that looks like a link. */
export const LinkButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} className={styles.link} />
);

export const TextLink = ({ children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} className={styles.link}>
    {children}
  </a>
);
