import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** Settings section with its description on the left and a card on the right. */
export const Section = ({ title, description, children }: Props) => (
  <section className={styles.section}>
    <div>
      <Title order={2}>{title}</Title>
      <p>{description}</p>
    </div>
    {children}
  </section>
);
