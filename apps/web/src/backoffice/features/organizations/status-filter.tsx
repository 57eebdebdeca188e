import { ACTIVE_STATUSES, type ActiveStatus } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Select } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';

interface Props {
  readonly value: ActiveStatus | undefined;
  readonly onChange: (status: ActiveStatus | undefined) => void;
}

export const StatusFilter = ({ value, onChange }: Props) => {
  const t = useMessages(backoffice.organizations);
  return (
    <Select
      aria-label={t.status}
      w={190}
      data={[
        { value: '', label: t.anyStatus },
        ...ACTIVE_STATUSES.map((status) => ({ value: status, label: t.onlyStatus[status] })),
      ]}
      value={value ?? ''}
      allowDeselect={false}
      onChange={(chosen) => onChange(ACTIVE_STATUSES.find((status) => status === chosen))}
    />
  );
};
