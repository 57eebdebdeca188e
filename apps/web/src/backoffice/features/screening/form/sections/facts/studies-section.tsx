import { DEGREES } from '@cadran/contract';
import { DEGREE_ECTS, DEGREE_NAMES } from '@cadran/instruments/reference/degrees';
import { backoffice } from '@cadran/i18n/backoffice';
import { Select } from '@mantine/core';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import {
  useCampaignFields,
  useCampaignFormState,
} from '../../../../../shared/campaign-form/form-context.ts';
import { ProfileSection } from '../../parts/profile-section.tsx';

const AT = 'profile.studies.target.degree';

/** The degree level, with its European credits; more is never held against anybody. */
export const StudiesSection = () => {
  const t = useMessages(backoffice.screeningForm).studies;
  const { language } = useLanguage();
  const { form } = useCampaignFormState();
  const field = useCampaignFields();
  return (
    <ProfileSection section="studies">
      <Select
        key={form.key(AT)}
        label={t.degree}
        description={t.degreeHint}
        placeholder={t.choose}
        maw={480}
        required
        data={DEGREES.map((code) => ({
          value: code,
          label: t.withCredits(DEGREE_NAMES[code][language], DEGREE_ECTS[code]),
        }))}
        allowDeselect={false}
        {...field(AT)}
      />
    </ProfileSection>
  );
};
