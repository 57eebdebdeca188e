import { LIMITS, type Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import {
  Anchor,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { LANGUAGE_OPTIONS } from '../../../shared/language/language-names.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useFields } from '../../shared/form/use-fields.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import type { OrganizationValues } from './form/organization-values.ts';
import { TimeZoneField } from './time-zone-field.tsx';

interface Props {
  readonly organization: Organization;
  readonly form: UseFormReturnType<OrganizationValues>;
}

/** Language, time zone, anonymity, data protection and security; the retention period is changed on its own page. */
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
            data={LANGUAGE_OPTIONS}
            allowDeselect={false}
            {...field('language')}
          />
          <TimeZoneField
            key={form.key('timeZone')}
            stored={organization.settings.timeZone}
            {...field('timeZone')}
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
        <TextInput
          key={form.key('privacyContact')}
          label={t.privacyContact}
          description={t.privacyContactHint}
          {...field('privacyContact')}
        />
        <Switch
          key={form.key('secondFactorForAdmins')}
          label={t.secondFactor}
          description={t.secondFactorHint}
          {...field('secondFactorForAdmins', {}, 'checkbox')}
        />
        <Switch
          key={form.key('addUpAnswers')}
          label={t.addUpAnswers}
          description={t.addUpAnswersHint}
          {...field('addUpAnswers', {}, 'checkbox')}
        />
        <Text size="sm">
          {t.retention(organization.settings.screeningRetentionDays)}{' '}
          {isOwn && (
            <Anchor component={Link} to="/admin/retention" inherit underline="always">
              {t.changeRetention}
            </Anchor>
          )}
        </Text>
      </Stack>
    </Card>
  );
};
