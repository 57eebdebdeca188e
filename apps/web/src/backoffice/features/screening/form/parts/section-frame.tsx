import type { ScoredSection } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Switch, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../../../../language/use-messages.ts';
import { useCampaignFormState, useFormValue } from '../form-context.ts';
import type { FormSection } from '../section-names.ts';
import './section-frame.css';

interface FrameProps {
  readonly section: FormSection;
  /** Under the title: switches, or what the section is about. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** One section of the form: its name, what it is for, its fields. */
export const SectionFrame = ({ section, head, children }: FrameProps) => {
  const t = useMessages(backoffice.screeningForm).sections[section];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Somebody came here from another section of the page: the reader is at its heading.
    const { activeElement } = document;
    if (activeElement?.closest('.section-list, .section-select, .section-steps'))
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="campaign-section" data-section={section}>
      <header>
        <Title order={2} ref={heading} tabIndex={-1}>
          {t.name}
        </Title>
        <p>{t.description}</p>
        {head}
      </header>
      {children && <div className="campaign-section-body">{children}</div>}
    </section>
  );
};

interface ProfileProps {
  readonly section: ScoredSection;
  readonly children: ReactNode;
}

/** A section of the desired profile: asked or not, compared with a target or not. */
export const ProfileSection = ({ section, children }: ProfileProps) => {
  const t = useMessages(backoffice.screeningForm).switches;
  const { readOnly } = useCampaignFormState();
  const [asked, setAsked] = useFormValue<boolean>(`profile.${section}.asked`);
  const [scored, setScored] = useFormValue<boolean>(`profile.${section}.scored`);
  return (
    <SectionFrame
      section={section}
      head={
        <div className="campaign-switches">
          <Switch
            label={t.asked}
            description={t.askedHint}
            checked={asked}
            disabled={readOnly}
            onChange={({ currentTarget }) => setAsked(currentTarget.checked)}
          />
          <Switch
            label={t.scored}
            description={t.scoredHint}
            checked={asked && scored}
            disabled={readOnly || !asked}
            onChange={({ currentTarget }) => setScored(currentTarget.checked)}
          />
        </div>
      }
    >
      {asked && scored && children}
    </SectionFrame>
  );
};
