import type { ScreeningCampaignSummary } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconEdit, IconEye, IconLink, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useMessages } from '../../../../language/use-messages.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { RowMenu } from '../../../shared/list/row-menu.tsx';
import { useApi } from '../../../shared/services.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { editPath, LIST_PATH } from '../addresses.ts';
import { DeleteCampaignDialog } from '../dialogs/delete-campaign-dialog.tsx';
import { LinkDialog } from '../dialogs/link-dialog.tsx';
import { campaignQuery } from '../get-campaign.ts';
import { useCampaignActions } from '../use-campaign-actions.ts';
import { CampaignHead } from './campaign-head.tsx';
import { Candidates } from './candidates.tsx';
import { LIVE_MS } from './get-candidates.ts';
import '../list/campaigns-page.css';

export const CampaignPage = () => {
  const words = useMessages(backoffice.screening);
  const { places } = useMessages(backoffice.navigation);
  const navigate = useNavigate();
  const api = useApi();
  const { campaignId = '' } = useParams({ strict: false });
  const { data: campaign } = useSuspenseQuery({
    ...campaignQuery(api, campaignId),
    refetchInterval: LIVE_MS,
  });
  const linking = useDialog<ScreeningCampaignSummary>();
  const deleting = useDialog<ScreeningCampaignSummary>();
  const { actions, toggleStatus, changing } = useCampaignActions({
    showLink: () => linking.open(campaign),
    remove: () => deleting.open(campaign),
  });
  const { can, status } = campaign;
  const StatusIcon = status === 'open' ? IconLock : IconLockOpen;
  const EditIcon = can.edit ? IconEdit : IconEye;
  return (
    <Page
      title={campaign.name}
      crumbs={[{ to: LIST_PATH, label: places.screening }]}
      actions={
        <>
          {can.edit && (
            <Button
              variant="default"
              leftSection={<StatusIcon size={18} stroke={1.5} aria-hidden />}
              loading={changing}
              onClick={() => toggleStatus(campaign)}
            >
              {status === 'open' ? words.actions.close : words.actions.open}
            </Button>
          )}
          <Button
            component={Link}
            to={editPath(campaign.id)}
            variant="default"
            leftSection={<EditIcon size={18} stroke={1.5} aria-hidden />}
          >
            {can.edit ? words.actions.edit : words.actions.read}
          </Button>
          <Button
            leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
            onClick={() => linking.open(campaign)}
          >
            {words.actions.link}
          </Button>
          {can.edit && (
            <RowMenu
              name={campaign.name}
              actions={actions(campaign).filter(
                ({ label }) => label === words.actions.duplicate || label === words.actions.remove,
              )}
            />
          )}
        </>
      }
    >
      <CampaignHead campaign={campaign} />
      <Candidates campaign={campaign} onLink={() => linking.open(campaign)} />
      <LinkDialog dialog={linking} />
      <DeleteCampaignDialog dialog={deleting} onDeleted={() => void navigate({ to: LIST_PATH })} />
    </Page>
  );
};
