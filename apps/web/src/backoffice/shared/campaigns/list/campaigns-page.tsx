import { CAMPAIGN_STATUSES, type Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconFileUpload, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDialog } from '../../dialog/use-dialog.ts';
import { ChoiceFilter } from '../../list/choice-filter.tsx';
import type { RowAction } from '../../list/list-types.ts';
import { List } from '../../list/list.tsx';
import { useListParams } from '../../list/params/use-list-params.ts';
import { Page } from '../../ui/page/page.tsx';
import { useCampaignColumns } from './campaign-columns.tsx';
import { CAMPAIGN_LISTS, type CampaignListDefinition } from './campaign-lists.ts';
import { createPath, importPath } from '../campaign-paths.ts';
import type { CampaignListItem } from '../campaign-types.ts';
import { CloseAuditDialog } from '../close-audit-dialog.tsx';
import { NotToldDialog, useNotToldDialog } from '../not-told-dialog.tsx';
import { DeleteCampaignDialog } from '../actions/delete-campaign-dialog.tsx';
import { useCampaigns } from './get-campaigns.ts';
import { LinkDialog } from '../actions/link-dialog.tsx';
import { MODULE_ICONS } from '../module-icons.ts';
import { useCampaignActions } from '../actions/use-campaign-actions.ts';

interface Props {
  readonly module: Module;
  /** Module-specific row actions, shown after the link. */
  readonly more?: (campaign: CampaignListItem) => readonly RowAction[];
  readonly beginning?: ReactNode;
}

export const CampaignsPage = ({ module, more, beginning }: Props) => {
  const t = useMessages(backoffice.campaigns);
  const words = t.modules[module];
  const { places } = useMessages(backoffice.navigation);
  const list: CampaignListDefinition = CAMPAIGN_LISTS[module];
  const { address, position, filter } = useListParams(list);
  const query = useCampaigns(module, list, address);
  const columns = useCampaignColumns(module);
  const linking = useDialog<CampaignListItem>();
  const deleting = useDialog<CampaignListItem>();
  const closing = useDialog<CampaignListItem>();
  const notTold = useNotToldDialog();
  const { actions } = useCampaignActions(module, {
    showLink: linking.open,
    remove: deleting.open,
    confirmClosing: closing.open,
    onClosed: (closed) => void notTold.show(closed),
    ...(more && { more }),
  });
  const create = (
    <Button
      component={Link}
      to={createPath(module)}
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
    >
      {t.create}
    </Button>
  );
  // Recruitment offers files among other beginnings, on a page of its own.
  const fromFile = module === 'profiling' && (
    <Button
      component={Link}
      to={importPath(module)}
      variant="default"
      leftSection={<IconFileUpload size={18} stroke={1.5} aria-hidden />}
    >
      {t.fromFile}
    </Button>
  );
  const isNew = query.data?.total === 0 && !position.narrowed;
  return (
    <Page
      title={places[module]}
      introduction={words.introduction}
      actions={
        <>
          {fromFile}
          {create}
        </>
      }
    >
      <List
        label={words.campaigns}
        position={position}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        actions={actions}
        searchLabel={t.search}
        count={t.count}
        filters={
          <ChoiceFilter
            label={t.status}
            any={t.anyStatus}
            codes={CAMPAIGN_STATUSES}
            names={t.onlyStatus}
            value={address.status}
            onChange={(status) => filter({ status })}
          />
        }
        empty={{ icon: MODULE_ICONS[module], ...words.empty, action: create }}
      />
      {isNew && beginning}
      <LinkDialog module={module} dialog={linking} />
      <CloseAuditDialog dialog={closing} />
      {module === 'screening' && <NotToldDialog dialog={notTold.dialog} />}
      <DeleteCampaignDialog module={module} dialog={deleting} />
    </Page>
  );
};
