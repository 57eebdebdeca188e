import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './card.module.css';

interface Props {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

export const Card = ({ title, description, aside, footer, children }: Props) => (
  <section className={styles.card}>
    {(title ?? aside) && (
      <header className={styles.cardHead}>
        <div>
          {title && <Title order={2}>{title}</Title>}
          {description && <p className={styles.cardDescription}>{description}</p>}
        </div>
        {aside}
      </header>
    )}
    {children && <div className={styles.cardBody}>{children}</div>}
    {footer && <footer className={styles.cardFooter}>{footer}</footer>}
  </section>
);
