import { type ReactNode, useEffect, useRef } from 'react';
import styles from './login-page.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Focuses the heading of a step that replaces another. */
  readonly focus?: boolean;
}

export const LoginHeading = ({ title, children, focus = false }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className={styles.loginTitle}>
        {title}
      </h1>
      <p className={styles.loginIntroduction}>{children}</p>
    </div>
  );
};
