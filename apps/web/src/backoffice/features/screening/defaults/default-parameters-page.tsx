import { MODULES, type Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor, SegmentedControl, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDefaultParameters } from '../../../shared/organization/default-parameters.ts';
import { OrganizationLayout } from '../../../shared/organization/organization-layout.tsx';
import { DefaultParametersForm } from './default-parameters-form.tsx';

const ModuleForms = ({ organizationId }: { readonly organizationId: string }) => {
  const t = useMessages(backoffice.defaultParameters);
  const { places } = useMessages(backoffice.navigation);
  const stored = useDefaultParameters(organizationId);
  const [module, setModule] = useState<Module>('screening');
  return (
    <>
      <SegmentedControl
        aria-label={t.module}
        style={{ alignSelf: 'start' }}
        data={MODULES.map((code) => ({ value: code, label: places[code] }))}
        value={module}
        onChange={(code) => setModule(MODULES.find((one) => one === code) ?? module)}
      />
      <DefaultParametersForm
        key={module}
        organizationId={organizationId}
        module={module}
        stored={stored}
      />
    </>
  );
};

/** What new campaigns begin with; how long answers are kept is decided on its own page. */
export const DefaultParametersPage = () => {
  const t = useMessages(backoffice.defaultParameters);
  return (
    <OrganizationLayout part="campaigns">
      {({ id, settings }) => (
        <>
          <Text size="sm">
            {t.retention(settings.screeningRetentionDays)}{' '}
            <Anchor component={Link} to="/admin/retention" inherit underline="always">
              {t.changeRetention}
            </Anchor>
          </Text>
          <ModuleForms key={id} organizationId={id} />
        </>
      )}
    </OrganizationLayout>
  );
};
