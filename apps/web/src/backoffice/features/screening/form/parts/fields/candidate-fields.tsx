import { backoffice } from '@cadran/i18n/backoffice';
import { Switch, TextInput } from '@mantine/core';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import {
  useCampaignFields,
  useCampaignFormState,
} from '../../../../../shared/campaign-form/form-context.ts';
import { WideField } from '../../../../../shared/campaign-form/layout/form-layout.tsx';

export const ContactEmailField = () => {
  const t = useMessages(backoffice.screeningForm).parameters;
  const { form } = useCampaignFormState();
  return (
    <TextInput
      key={form.key('contactEmail')}
      type="email"
      label={t.contactEmail}
      description={t.contactEmailHint}
      autoComplete="off"
      {...useCampaignFields()('contactEmail')}
    />
  );
};

export const PersonalReportField = () => {
  const t = useMessages(backoffice.screeningForm).parameters;
  const { form } = useCampaignFormState();
  return (
    <WideField>
      <Switch
        key={form.key('allowPersonalReport')}
        label={t.allowPersonalReport}
        description={t.allowPersonalReportHint}
        {...useCampaignFields()('allowPersonalReport', {}, 'checkbox')}
      />
    </WideField>
  );
};
