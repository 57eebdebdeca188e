import { CAMPAIGN_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMemo } from 'react';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import { CodesField } from '../../parts/codes-field.tsx';
import { professionOptions, sectorOptions } from '../../parts/reference-options.ts';
import { ProfileSection } from '../../parts/profile-section.tsx';
import { FieldGrid } from '../../../../../shared/campaign-form/layout/form-layout.tsx';

const AT = 'profile.experiences.target';

/** Up to 3 positions and sectors; those listed are alternatives (scoring.md §10). */
export const ExperiencesSection = () => {
  const t = useMessages(backoffice.screeningForm).experiences;
  const { language } = useLanguage();
  const positions = useMemo(() => professionOptions(language), [language]);
  const sectors = useMemo(() => sectorOptions(language), [language]);
  return (
    <ProfileSection section="experiences">
      <FieldGrid>
        <CodesField
          path={`${AT}.positions`}
          label={t.positions}
          description={t.positionsHint}
          max={CAMPAIGN_LIMITS.positions}
          options={positions}
        />
        <CodesField
          path={`${AT}.sectors`}
          label={t.sectors}
          description={t.sectorsHint}
          max={CAMPAIGN_LIMITS.sectors}
          options={sectors}
        />
      </FieldGrid>
    </ProfileSection>
  );
};
