import { CAMPAIGN_STATUSES, suggestCustomUrl } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Input, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { CustomUrlField } from './custom-url-field.tsx';
import { useCampaignFields, useCampaignFormState, useFormValue } from '../form-context.ts';
import { OrganizationField } from './organization-field.tsx';
import { OwnerField } from './owner-field.tsx';
import { WideField } from '../layout/form-layout.tsx';

const StatusField = () => {
  const t = useMessages(backoffice.campaignForm).parameters;
  const { statuses } = useMessages(backoffice.campaigns);
  const { readOnly } = useCampaignFormState();
  const [status, setStatus] = useFormValue<string>('status');
  return (
    <Input.Wrapper label={t.status} description={t.statusHint} labelElement="div">
      <SegmentedControl
        aria-label={t.status}
        mt={4}
        data={CAMPAIGN_STATUSES.map((code) => ({ value: code, label: statuses[code] }))}
        value={status}
        disabled={readOnly}
        onChange={setStatus}
      />
    </Input.Wrapper>
  );
};

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A yes or no, called what the activity log calls it. */
export const SwitchField = ({ name }: { readonly name: 'showEstimatedDuration' }) => {
  const { fields } = useMessages(backoffice.activityEntries);
  const { form } = useCampaignFormState();
  const field = useCampaignFields();
  return (
    <WideField>
      <Switch
        key={form.key(name)}
        label={capitalize(fields[name])}
        {...field(name, {}, 'checkbox')}
      />
    </WideField>
  );
};

export const RedirectUrlField = () => {
  const t = useMessages(backoffice.campaignForm).parameters;
  const { form } = useCampaignFormState();
  return (
    <TextInput
      key={form.key('redirectUrl')}
      type="url"
      label={t.redirectUrl}
      description={t.redirectUrlHint}
      placeholder="https://"
      {...useCampaignFields()('redirectUrl')}
    />
  );
};

interface Props {
  /** Text fields of one module, in the grid beside the common ones. */
  readonly children?: ReactNode;
}

/** The fields of both modules' campaigns (spec, section 3); switches go last, over the whole width. */
export const ParameterFields = ({ children }: Props) => {
  const t = useMessages(backoffice.campaignForm);
  const { form, campaign, kind } = useCampaignFormState();
  const field = useCampaignFields();
  const [, setUrl] = useFormValue<string>('customUrl');
  /** Once somebody wrote an address, the name no longer changes it. */
  const [written, setWritten] = useState(
    () =>
      campaign !== null ||
      form.getValues().customUrl !== suggestCustomUrl(form.getValues().name, ''),
  );
  const name = field('name');
  return (
    <>
      <OrganizationField />
      <WideField>
        <TextInput
          key={form.key('name')}
          label={t.parameters.name}
          description={t.modules[kind.module].nameHint}
          required
          {...name}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            name.onChange(event);
            if (!written) setUrl(suggestCustomUrl(event.currentTarget.value, ''));
          }}
        />
      </WideField>
      <WideField>
        <CustomUrlField onWritten={() => setWritten(true)} />
      </WideField>
      <OwnerField />
      <StatusField />
      {children}
      <SwitchField name="showEstimatedDuration" />
    </>
  );
};
