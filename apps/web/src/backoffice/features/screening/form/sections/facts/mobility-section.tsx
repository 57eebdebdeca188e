import { CAMPAIGN_LIMITS, type City } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { NumberInput } from '@mantine/core';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import {
  useCampaignFields,
  useCampaignFormState,
  useFormValue,
} from '../../../../../shared/campaign-form/form-context.ts';
import { ChoiceChips } from '../../../../../shared/campaign-form/fields/choice-chips.tsx';
import { CityField } from '../../parts/fields/city-field.tsx';
import { transportOptions } from '../../parts/fields/reference-options.ts';
import { ProfileSection } from '../../parts/profile-section.tsx';
import { FieldGrid, WideField } from '../../../../../shared/campaign-form/layout/form-layout.tsx';

const AT = 'profile.mobility.target';

/** Workplace, transports, travel time range, up to 3 residence cities (spec, section 3). */
export const MobilitySection = () => {
  const t = useMessages(backoffice.screeningForm).mobility;
  const { language } = useLanguage();
  const { form } = useCampaignFormState();
  const field = useCampaignFields();
  const [workplace, setWorkplace] = useFormValue<City | null>(`${AT}.workplace`);
  const [homes, setHomes] = useFormValue<readonly City[]>(`${AT}.residenceCities`);
  return (
    <ProfileSection section="mobility">
      <FieldGrid>
        <CityField
          path={`${AT}.workplace`}
          label={t.workplace}
          description={t.workplaceHint}
          max={1}
          chosen={workplace ? [workplace] : []}
          onChange={([city]) => setWorkplace(city ?? null)}
        />
        <CityField
          path={`${AT}.residenceCities`}
          label={t.residenceCities}
          description={t.residenceCitiesHint}
          max={CAMPAIGN_LIMITS.cities}
          chosen={homes}
          onChange={setHomes}
        />
        <WideField>
          <ChoiceChips
            path={`${AT}.transports`}
            label={t.transports}
            description={t.transportsHint}
            options={transportOptions(language)}
          />
        </WideField>
        {(['min', 'max'] as const).map((end) => (
          <NumberInput
            key={form.key(`${AT}.travelTime.${end}`)}
            label={t.travelTime[end]}
            description={t.travelTimeHint[end]}
            suffix={t.minutes}
            step={5}
            min={0}
            max={CAMPAIGN_LIMITS.travelMinutesMax}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            {...field(`${AT}.travelTime.${end}`)}
          />
        ))}
      </FieldGrid>
    </ProfileSection>
  );
};
