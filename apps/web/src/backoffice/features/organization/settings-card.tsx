import { LANGUAGES, LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { NumberInput, Select, SimpleGrid, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMessages } from '../../../language/use-messages.ts';
import { useFields } from '../../shared/form/use-fields.ts';
import { Card } from '../../shared/ui/card.tsx';
import type { OrganizationValues } from './organization-values.ts';

/** Language, retention, anonymity and security of the organisation. */
export const SettingsCard = ({
  form,
}: {
  readonly form: UseFormReturnType<OrganizationValues>;
}) => {
  const t = useMessages(backoffice.organization).settings;
  const field = useFields(form);
  return (
    <Card title={t.title}>
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
          <Select
            key={form.key('language')}
            label={t.language}
            description={t.languageHint}
            data={LANGUAGES.map((code) => ({ value: code, label: t.languages[code] }))}
            allowDeselect={false}
            {...field('language')}
          />
          <NumberInput
            key={form.key('screeningRetentionDays')}
            label={t.retention}
            description={t.retentionHint}
            allowDecimal={false}
            allowNegative={false}
            suffix={t.days}
            clampBehavior="none"
            hideControls
            {...field('screeningRetentionDays')}
          />
          <NumberInput
            key={form.key('minimumGroup')}
            label={t.minimumGroup}
            description={t.minimumGroupHint(LIMITS.minimumGroup)}
            allowDecimal={false}
            allowNegative={false}
            suffix={t.people}
            clampBehavior="none"
            hideControls
            {...field('minimumGroup')}
          />
        </SimpleGrid>
        <Switch
          key={form.key('secondFactorForAdmins')}
          label={t.secondFactor}
          description={t.secondFactorHint}
          {...field('secondFactorForAdmins', {}, 'checkbox')}
        />
      </Stack>
    </Card>
  );
};
