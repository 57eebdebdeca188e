import type { ScoredSection } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import {
  useCampaignFormState,
  useFieldError,
  useFormValue,
} from '../../../../shared/campaign-form/form-context.ts';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { SectionReasons } from './section-reasons.tsx';
import { SwitchGrid } from '../../../../shared/campaign-form/layout/form-layout.tsx';

interface Props {
  readonly section: ScoredSection;
  readonly children: ReactNode;
}

/** A section of the desired profile: asked or not, compared with a target or not. */
export const ProfileSection = ({ section, children }: Props) => {
  const t = useMessages(backoffice.screeningForm).switches;
  const { chooseSection } = useMessages(backoffice.screeningForm).marks;
  const { readOnly, form } = useCampaignFormState();
  const errorOf = useFieldError();
  const [asked, setAsked] = useFormValue<boolean>(`profile.${section}.asked`);
  const [scored, setScored] = useFormValue<boolean>(`profile.${section}.scored`);
  return (
    <SectionFrame
      section={section}
      head={
        <SwitchGrid>
          <Switch
            label={t.asked}
            description={t.askedHint}
            checked={asked}
            disabled={readOnly}
            onChange={({ currentTarget }) => {
              form.clearFieldError('profile');
              setAsked(currentTarget.checked);
            }}
            data-path={section === 'culture' ? 'profile' : undefined}
            error={errorOf('profile', { min_items: chooseSection })}
          />
          <Switch
            label={t.scored}
            description={t.scoredHint}
            checked={asked && scored}
            disabled={readOnly || !asked}
            onChange={({ currentTarget }) => setScored(currentTarget.checked)}
          />
        </SwitchGrid>
      }
    >
      {asked && scored && (
        <>
          <SectionReasons section={section} />
          {children}
        </>
      )}
    </SectionFrame>
  );
};
