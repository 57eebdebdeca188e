import { CAMPAIGN_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { searchProfessions } from '@cadran/instruments/reference/job-titles';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import { CodesField } from '../../parts/fields/codes-field.tsx';
import { searchSectors } from '../../parts/fields/reference-options.ts';
import { ProfileSection } from '../../parts/profile-section.tsx';
import { FieldGrid } from '../../../../../shared/campaign-form/layout/form-layout.tsx';

const AT = 'profile.experiences.target';

/** Up to 3 positions and sectors; those listed are alternatives. */
export const ExperiencesSection = () => {
  const t = useMessages(backoffice.screeningForm).experiences;
  return (
    <ProfileSection section="experiences">
      <FieldGrid>
        <CodesField
          path={`${AT}.positions`}
          label={t.positions}
          description={t.positionsHint}
          max={CAMPAIGN_LIMITS.positions}
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
      </FieldGrid>
    </ProfileSection>
  );
};
