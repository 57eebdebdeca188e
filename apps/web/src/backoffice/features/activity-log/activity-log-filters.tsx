import { ACTIVITY_ACTIONS, type ActivityAction } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Select } from '@mantine/core';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { PeriodFields } from '../../shared/dates/period-fields.tsx';

interface Filter {
  readonly action?: ActivityAction | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Props {
  readonly value: Filter;
  readonly onChange: (change: Filter) => void;
}

export const ActivityLogFilters = ({ value, onChange }: Props) => {
  const t = useMessages(backoffice.activityLog);
  const { actions } = useMessages(backoffice.activityEntries);
  return (
    <>
      <Select
        label={t.action}
        w={250}
        data={[
          { value: '', label: t.anyAction },
          ...ACTIVITY_ACTIONS.map((action) => ({ value: action, label: actions[action] })),
        ]}
        value={value.action ?? ''}
        allowDeselect={false}
        onChange={(chosen) =>
          onChange({ action: ACTIVITY_ACTIONS.find((action) => action === chosen) })
        }
      />
      <PeriodFields labels={{ from: t.from, to: t.to }} value={value} onChange={onChange} />
    </>
  );
};
