import { ACTIVE_STATUSES, type Organization } from '@cadran/contract';
import { formatLongDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { useFields } from '../../shared/form/use-fields.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { StateBadge } from '../../shared/ui/state-badge.tsx';
import type { OrganizationValues } from './organization-values.ts';

interface Props {
  readonly form: UseFormReturnType<OrganizationValues>;
  readonly organization: Organization;
}

/** Name, status, creation date (spec, section 2). The status is changed by a super admin only. */
export const IdentityCard = ({ form, organization }: Props) => {
  const t = useMessages(backoffice.organization);
  const { language } = useLanguage();
  const { organization: own } = useSession();
  const field = useFields(form);
  const changesStatus = organization.can.changeStatus && organization.id !== own.id;
  return (
    <Card title={t.identity}>
      <Stack gap="lg">
        <TextInput key={form.key('name')} label={t.name} required {...field('name')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
          {changesStatus ? (
            <Select
              key={form.key('status')}
              label={t.status}
              data={ACTIVE_STATUSES.map((code) => ({ value: code, label: t.statuses[code] }))}
              allowDeselect={false}
              {...field('status')}
            />
          ) : (
            <div className="organization-fact">
              <span>{t.status}</span>
              <StateBadge on={organization.status === 'active'}>
                {t.statuses[organization.status]}
              </StateBadge>
            </div>
          )}
          <div className="organization-fact">
            <span>{t.createdAt}</span>
            <strong>{formatLongDate(organization.createdAt, language)}</strong>
          </div>
        </SimpleGrid>
      </Stack>
    </Card>
  );
};
