import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCampaignFormState } from '../form-context.ts';
import styles from './section-frame.module.css';

interface Props {
  readonly section: string;
  /** Under the title: switches, or what the section is about. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** One section of the form: its name, what it is for, its fields. */
export const SectionFrame = ({ section, head, children }: Props) => {
  const { words } = useCampaignFormState().kind;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Somebody came here from another section of the page: the reader is at its heading.
    const { activeElement } = document;
    if (activeElement?.closest('[data-section-navigation]'))
      heading.current?.focus({ preventScroll: true });
  }, []);
  const named = words.sections[section];
  return (
    <section className={styles.campaignSection} data-section={section}>
      <header>
        <Title order={2} ref={heading} tabIndex={-1}>
          {named?.name}
        </Title>
        <p>{named?.description}</p>
        {head}
      </header>
      {children && <div className={styles.campaignSectionBody}>{children}</div>}
    </section>
  );
};
