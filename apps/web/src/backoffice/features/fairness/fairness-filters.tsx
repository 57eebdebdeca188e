import { backoffice } from '@cadran/i18n/backoffice';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../language/use-messages.ts';
import { PeriodFields } from '../../shared/dates/period-fields.tsx';
import { useApi } from '../../shared/services.tsx';
import type { FairnessAddress } from './fairness-address.ts';
import { campaignChoicesQuery } from './get-fairness.ts';

type Change = { readonly [K in keyof FairnessAddress]?: string | undefined };

interface Props {
  readonly organizationId: string;
  readonly value: FairnessAddress;
  readonly onChange: (change: Change) => void;
}

export const FairnessFilters = ({ organizationId, value, onChange }: Props) => {
  const t = useMessages(backoffice.fairness);
  const { data } = useQuery(campaignChoicesQuery(useApi(), organizationId));
  return (
    <div className="fairness-filters">
      <Select
        label={t.campaign}
        w={320}
        maw="100%"
        searchable
        data={[
          { value: '', label: t.anyCampaign },
          ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={value.campaign ?? ''}
        allowDeselect={false}
        onChange={(chosen) => onChange({ campaign: chosen || undefined })}
      />
      <PeriodFields labels={{ from: t.from, to: t.to }} value={value} onChange={onChange} />
    </div>
  );
};
