import { AUDIT_ACTIONS, type AuditAction } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Select } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import { PeriodFields } from '../../shared/dates/period-fields.tsx';

interface Filter {
  readonly action?: AuditAction | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Props {
  readonly value: Filter;
  readonly onChange: (change: Filter) => void;
}

export const AuditFilters = ({ value, onChange }: Props) => {
  const t = useMessages(backoffice.audit);
  const { actions } = useMessages(backoffice.activity);
  return (
    <>
      <Select
        label={t.action}
        w={250}
        data={[
          { value: '', label: t.anyAction },
          ...AUDIT_ACTIONS.map((action) => ({ value: action, label: actions[action] })),
        ]}
        value={value.action ?? ''}
        allowDeselect={false}
        onChange={(chosen) =>
          onChange({ action: AUDIT_ACTIONS.find((action) => action === chosen) })
        }
      />
      <PeriodFields labels={{ from: t.from, to: t.to }} value={value} onChange={onChange} />
    </>
  );
};
