import {
  CAMPAIGN_STATUSES,
  type CampaignStatus,
  type ScreeningCampaignSummary,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Select } from '@mantine/core';
import { IconPlus, IconUserSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../language/use-messages.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { List } from '../../../shared/list/list.tsx';
import { useListAddress } from '../../../shared/list/use-list-address.ts';
import { Page } from '../../../shared/ui/page.tsx';
import { CREATE_PATH } from '../addresses.ts';
import { campaignList } from '../campaign-list.ts';
import { DeleteCampaignDialog } from '../dialogs/delete-campaign-dialog.tsx';
import { LinkDialog } from '../dialogs/link-dialog.tsx';
import { useCampaigns } from '../get-campaigns.ts';
import { useCampaignActions } from '../use-campaign-actions.ts';
import { useCampaignColumns } from './campaign-columns.tsx';
import './campaigns-page.css';

const StatusFilter = ({
  value,
  onChange,
}: {
  readonly value: CampaignStatus | undefined;
  readonly onChange: (status: CampaignStatus | undefined) => void;
}) => {
  const t = useMessages(backoffice.screening);
  return (
    <Select
      aria-label={t.status}
      w={210}
      data={[
        { value: '', label: t.anyStatus },
        ...CAMPAIGN_STATUSES.map((status) => ({ value: status, label: t.onlyStatus[status] })),
      ]}
      value={value ?? ''}
      allowDeselect={false}
      onChange={(chosen) => onChange(CAMPAIGN_STATUSES.find((status) => status === chosen))}
    />
  );
};

export const CampaignsPage = () => {
  const t = useMessages(backoffice.screening);
  const { places } = useMessages(backoffice.navigation);
  const { address, position, filter } = useListAddress(campaignList);
  const query = useCampaigns(address);
  const columns = useCampaignColumns();
  const linking = useDialog<ScreeningCampaignSummary>();
  const deleting = useDialog<ScreeningCampaignSummary>();
  const { actions } = useCampaignActions({ showLink: linking.open, remove: deleting.open });
  const create = (
    <Button
      component={Link}
      to={CREATE_PATH}
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
    >
      {t.create}
    </Button>
  );
  return (
    <Page title={places.screening} introduction={t.introduction} actions={create}>
      <List
        label={t.campaigns}
        position={position}
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        actions={actions}
        searchLabel={t.search}
        count={t.count}
        filters={<StatusFilter value={address.status} onChange={(status) => filter({ status })} />}
        empty={{ icon: IconUserSearch, ...t.empty, action: create }}
      />
      <LinkDialog dialog={linking} />
      <DeleteCampaignDialog dialog={deleting} />
    </Page>
  );
};
