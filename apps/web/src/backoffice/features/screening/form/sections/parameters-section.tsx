import { backoffice } from '@cadran/i18n/backoffice';
import { Switch, TextInput } from '@mantine/core';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import {
  useCampaignFields,
  useCampaignFormState,
} from '../../../../shared/campaign-form/form-context.ts';
import { ParameterFields } from '../../../../shared/campaign-form/fields/parameter-fields.tsx';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { FieldGrid, WideField } from '../../../../shared/campaign-form/layout/form-layout.tsx';

/** What campaigns of both modules have, and what candidates may do. */
export const ParametersSection = () => {
  const t = useMessages(backoffice.screeningForm).parameters;
  const { form } = useCampaignFormState();
  const field = useCampaignFields();
  return (
    <SectionFrame section="parameters">
      <FieldGrid>
        <ParameterFields>
          <TextInput
            key={form.key('contactEmail')}
            type="email"
            label={t.contactEmail}
            description={t.contactEmailHint}
            autoComplete="off"
            {...field('contactEmail')}
          />
        </ParameterFields>
        <WideField>
          <Switch
            key={form.key('allowPersonalReport')}
            label={t.allowPersonalReport}
            description={t.allowPersonalReportHint}
            {...field('allowPersonalReport', {}, 'checkbox')}
          />
        </WideField>
      </FieldGrid>
    </SectionFrame>
  );
};
