import { LANGUAGES, LIMITS, type Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor, NumberInput, Select, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../language/use-messages.ts';
import { useFields } from '../../shared/form/use-fields.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/card.tsx';
import type { OrganizationValues } from './organization-values.ts';

interface Props {
  readonly organization: Organization;
  readonly form: UseFormReturnType<OrganizationValues>;
}

/** Language, anonymity and security of the organisation. How long candidates are kept is changed where one sees whom. */
export const SettingsCard = ({ organization, form }: Props) => {
  const t = useMessages(backoffice.organization).settings;
  const isOwn = useSession().organization.id === organization.id;
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
        <Text size="sm">
          {t.retention(organization.settings.screeningRetentionDays)}{' '}
          {isOwn && (
            <Anchor component={Link} to="/admin/retention" inherit>
              {t.changeRetention}
            </Anchor>
          )}
        </Text>
      </Stack>
    </Card>
  );
};
