import { backoffice } from '@cadran/i18n/backoffice';
import { Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useFields } from '../../../shared/form/use-fields.ts';
import { OrganizationPicker } from '../../../shared/organization/organization-picker.tsx';
import type { UserValues } from './user-values.ts';

/** Selects an existing organisation or creates one (spec, section 2). */
export const OrganizationFields = ({ form }: { readonly form: UseFormReturnType<UserValues> }) => {
  const t = useMessages(backoffice.users);
  const field = useFields(form);
  const [kind, setKind] = useState(form.getValues().organizationKind);
  const choose = (next: string): void => {
    const known = next === 'new' ? 'new' : 'existing';
    setKind(known);
    form.setFieldValue('organizationKind', known);
    form.setFieldValue('role', known === 'new' ? 'admin' : 'user');
  };
  return (
    <Stack gap="md">
      <Radio.Group label={t.organization} value={kind} onChange={choose}>
        <Stack gap="xs" mt="xs">
          <Radio value="existing" label={t.existingOrganization} data-autofocus />
          <Radio value="new" label={t.newOrganization} />
        </Stack>
      </Radio.Group>
      {kind === 'existing' ? (
        <OrganizationPicker
          nothingFoundMessage={t.organizationNotFound}
          key={form.key('organizationId')}
          label={t.chooseOrganization}
          placeholder={t.searchOrganization}
          required
          {...field('organizationId')}
        />
      ) : (
        <TextInput
          key={form.key('organizationName')}
          label={t.organizationName}
          required
          {...field('organizationName')}
        />
      )}
    </Stack>
  );
};
