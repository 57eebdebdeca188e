import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './section.css';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** One subject of a settings page: what it is on the left, its card on the right. */
export const Section = ({ title, description, children }: Props) => (
  <section className="section">
    <div>
      <Title order={2}>{title}</Title>
      <p>{description}</p>
    </div>
    {children}
  </section>
);
