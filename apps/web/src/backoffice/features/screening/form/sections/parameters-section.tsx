import { CAMPAIGN_STATUSES, suggestCustomUrl } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { SegmentedControl, Input, Switch, TextInput } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { useMessages } from '../../../../../language/use-messages.ts';
import { useCampaignFields, useCampaignFormState, useFormValue } from '../form-context.ts';
import { CustomUrlField } from '../parts/custom-url-field.tsx';
import { OwnerField } from '../parts/owner-field.tsx';
import { SectionFrame } from '../parts/section-frame.tsx';

const StatusField = () => {
  const t = useMessages(backoffice.screeningForm).parameters;
  const { statuses } = useMessages(backoffice.screening);
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

/** Name, owner, custom url, redirect url, status (spec, section 3), and what candidates may do. */
export const ParametersSection = () => {
  const t = useMessages(backoffice.screeningForm).parameters;
  const { form, campaign } = useCampaignFormState();
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
    <SectionFrame section="parameters">
      <div className="campaign-fields">
        <div className="wide">
          <TextInput
            key={form.key('name')}
            label={t.name}
            description={t.nameHint}
            required
            {...name}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              name.onChange(event);
              if (!written) setUrl(suggestCustomUrl(event.currentTarget.value, ''));
            }}
          />
        </div>
        <div className="wide">
          <CustomUrlField onWritten={() => setWritten(true)} />
        </div>
        <OwnerField />
        <StatusField />
        <TextInput
          key={form.key('contactEmail')}
          type="email"
          label={t.contactEmail}
          description={t.contactEmailHint}
          autoComplete="off"
          {...field('contactEmail')}
        />
        <TextInput
          key={form.key('redirectUrl')}
          type="url"
          label={t.redirectUrl}
          description={t.redirectUrlHint}
          placeholder="https://"
          {...field('redirectUrl')}
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
