import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './card.css';

interface Props {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** A white surface with a hairline: the unit every page is made of. */
export const Card = ({ title, description, aside, footer, children }: Props) => (
  <section className="card">
    {(title ?? aside) && (
      <header className="card-head">
        <div>
          {title && <Title order={2}>{title}</Title>}
          {description && <p className="card-description">{description}</p>}
        </div>
        {aside}
      </header>
    )}
    {children && <div className="card-body">{children}</div>}
    {footer && <footer className="card-footer">{footer}</footer>}
  </section>
);
