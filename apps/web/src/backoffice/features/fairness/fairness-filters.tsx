import { backoffice } from '@cadran/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { campaignQuery } from '../../shared/campaigns/get-campaign.ts';
import { PeriodFields } from '../../shared/dates/period-fields.tsx';
import { AsyncSelect } from '../../shared/form/async-select.tsx';
import { useApi } from '../../shared/services.tsx';
import type { FairnessAddress } from './fairness-address.ts';
import styles from './fairness-page.module.css';

type Change = { readonly [K in keyof FairnessAddress]?: string | undefined };

interface Props {
  readonly organizationId: string;
  readonly value: FairnessAddress;
  readonly onChange: (change: Change) => void;
}

export const FairnessFilters = ({ organizationId, value, onChange }: Props) => {
  const t = useMessages(backoffice.fairness);
  const api = useApi();
  const selected = useQuery({
    ...campaignQuery(api, 'screening', value.campaign ?? ''),
    enabled: value.campaign !== undefined,
  }).data;
  return (
    <div className={styles.fairnessFilters}>
      <AsyncSelect
        label={t.campaign}
        placeholder={t.anyCampaign}
        w={320}
        maw="100%"
        known={selected ? { value: selected.id, label: selected.name } : null}
        findKey={['screening-campaigns', 'choices', organizationId]}
        find={async (search, signal) => {
          const { items } = await api.screening.campaignsOfOrganization({
            params: { id: organizationId },
            query: { pageSize: '20', sort: '-updatedAt', ...search },
            signal,
          });
          return items.map(({ id, name }) => ({ value: id, label: name }));
        }}
        clearable
        nothingFoundMessage={t.noCampaign}
        value={value.campaign ?? null}
        onChange={(chosen) => onChange({ campaign: chosen ?? undefined })}
      />
      <PeriodFields labels={{ from: t.from, to: t.to }} value={value} onChange={onChange} />
    </div>
  );
};
