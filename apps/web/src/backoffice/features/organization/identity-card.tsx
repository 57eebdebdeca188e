import { ACTIVE_STATUSES, type Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import { useFields } from '../../shared/form/use-fields.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import type { OrganizationValues } from './form/organization-values.ts';
import styles from './form/organization-form.module.css';

interface Props {
  readonly form: UseFormReturnType<OrganizationValues>;
  readonly organization: Organization;
}

/** Name, status, creation date (spec, section 2); only super admins change the status. */
export const IdentityCard = ({ form, organization }: Props) => {
  const t = useMessages(backoffice.organization);
  const dates = useDates();
  const { organization: own } = useSession();
  const field = useFields(form);
  const canChangeStatus = organization.can.changeStatus && organization.id !== own.id;
  return (
    <Card title={t.identity}>
      <Stack gap="lg">
        <TextInput key={form.key('name')} label={t.name} required {...field('name')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
          {canChangeStatus ? (
            <Select
              key={form.key('status')}
              label={t.status}
              data={ACTIVE_STATUSES.map((code) => ({ value: code, label: t.statuses[code] }))}
              allowDeselect={false}
              {...field('status')}
            />
          ) : (
            <div className={styles.organizationFact}>
              <span>{t.status}</span>
              <StatusBadge on={organization.status === 'active'}>
                {t.statuses[organization.status]}
              </StatusBadge>
            </div>
          )}
          <div className={styles.organizationFact}>
            <span>{t.createdAt}</span>
            <strong>{dates.longDate(organization.createdAt)}</strong>
          </div>
        </SimpleGrid>
      </Stack>
    </Card>
  );
};
