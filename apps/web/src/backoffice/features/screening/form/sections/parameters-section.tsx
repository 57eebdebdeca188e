import { backoffice } from '@cadran/i18n/backoffice';
import { Switch, TextInput } from '@mantine/core';
import { useMessages } from '../../../../../language/use-messages.ts';
import {
  useCampaignFields,
  useCampaignFormState,
} from '../../../../shared/campaign-form/form-context.ts';
import { ParameterFields } from '../../../../shared/campaign-form/parameter-fields.tsx';
import { SectionFrame } from '../../../../shared/campaign-form/section-frame.tsx';

/** What campaigns of both modules have, and what candidates may do. */
export const ParametersSection = () => {
  const t = useMessages(backoffice.screeningForm).parameters;
  const { form } = useCampaignFormState();
  const field = useCampaignFields();
  return (
    <SectionFrame section="parameters">
      <div className="campaign-fields">
        <ParameterFields />
        <TextInput
          key={form.key('contactEmail')}
          type="email"
          label={t.contactEmail}
          description={t.contactEmailHint}
          autoComplete="off"
          {...field('contactEmail')}
        />
        <div className="wide">
          <Switch
            key={form.key('allowPersonalReport')}
            label={t.allowPersonalReport}
            description={t.allowPersonalReportHint}
            {...field('allowPersonalReport', {}, 'checkbox')}
          />
        </div>
      </div>
    </SectionFrame>
  );
};
