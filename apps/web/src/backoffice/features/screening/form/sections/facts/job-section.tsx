import { CAMPAIGN_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { searchProfessions } from '@cadran/instruments/reference/job-titles';
import { Select } from '@mantine/core';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import {
  useCampaignFields,
  useCampaignFormState,
} from '../../../../../shared/campaign-form/form-context.ts';
import { ChoiceChips } from '../../../../../shared/campaign-form/fields/choice-chips.tsx';
import { CodesField } from '../../parts/fields/codes-field.tsx';
import {
  contractOptions,
  delayOptions,
  searchSectors,
} from '../../parts/fields/reference-options.ts';
import { ProfileSection } from '../../parts/profile-section.tsx';
import { FieldGrid, WideField } from '../../../../../shared/campaign-form/layout/form-layout.tsx';

const AT = 'profile.job.target';

/** Professions, up to 3 sectors, contract types, recruiting delay (spec, section 3). */
export const JobSection = () => {
  const t = useMessages(backoffice.screeningForm).job;
  const { language } = useLanguage();
  const { form } = useCampaignFormState();
  const field = useCampaignFields();
  return (
    <ProfileSection section="job">
      <FieldGrid>
        <CodesField
          path={`${AT}.professions`}
          label={t.professions}
          description={t.professionsHint}
          max={CAMPAIGN_LIMITS.professions}
          search={searchProfessions}
          keepsTyped
        />
        <CodesField
          path={`${AT}.sectors`}
          label={t.sectors}
          description={t.sectorsHint}
          max={CAMPAIGN_LIMITS.sectors}
          search={searchSectors}
        />
        <WideField>
          <ChoiceChips
            path={`${AT}.contractTypes`}
            label={t.contractTypes}
            description={t.contractTypesHint}
            options={contractOptions(language)}
          />
        </WideField>
        <Select
          key={form.key(`${AT}.recruitingDelay`)}
          label={t.recruitingDelay}
          description={t.recruitingDelayHint}
          placeholder={t.noDelay}
          data={delayOptions(language)}
          clearable
          {...field(`${AT}.recruitingDelay`)}
        />
      </FieldGrid>
    </ProfileSection>
  );
};
