import { ACTIVE_STATUSES, type Organization } from '@cadran/contract';
import { formatLongDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
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
  const { language } = useLanguage();
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
            <strong>{formatLongDate(organization.createdAt, language)}</strong>
          </div>
        </SimpleGrid>
      </Stack>
    </Card>
  );
};
