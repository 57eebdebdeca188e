import type { Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconEdit, IconEye, IconLink, IconMail } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDialog } from '../../dialog/use-dialog.ts';
import { RowMenu } from '../../list/rows/row-menu.tsx';
import { Page } from '../../ui/page/page.tsx';
import { detailPath, editPath, invitationsPath, listPath } from '../campaign-paths.ts';
import type { CampaignListItem } from '../campaign-types.ts';
import { CloseAuditDialog } from '../close-audit-dialog.tsx';
import { NotToldDialog, useNotToldDialog } from '../not-told-dialog.tsx';
import { DeleteCampaignDialog } from '../actions/delete-campaign-dialog.tsx';
import { LinkDialog } from '../actions/link-dialog.tsx';
import { useCampaignActions } from '../actions/use-campaign-actions.ts';

interface Props {
  readonly module: Module;
  readonly campaign: CampaignListItem;
  /** Module-specific actions, shown before the link. */
  readonly more?: ReactNode;
  /** `showLink` opens the link dialog. */
  readonly children: (showLink: () => void) => ReactNode;
}

export const CampaignPage = ({ module, campaign, more, children }: Props) => {
  const t = useMessages(backoffice.campaigns).actions;
  const { places } = useMessages(backoffice.navigation);
  const navigate = useNavigate();
  const linking = useDialog<CampaignListItem>();
  const deleting = useDialog<CampaignListItem>();
  const closing = useDialog<CampaignListItem>();
  const notTold = useNotToldDialog();
  const showLink = (): void => linking.open(campaign);
  const { rareActions } = useCampaignActions(module, {
    showLink,
    remove: deleting.open,
    confirmClosing: closing.open,
    onClosed: (closed) => void notTold.show(closed),
    onCopied: ({ id }) => void navigate({ to: detailPath(module, id) }),
  });
  const { can, status } = campaign;
  const EditIcon = can.edit ? IconEdit : IconEye;
  return (
    <Page
      title={campaign.name}
      crumbs={[{ to: listPath(module), label: places[module] }]}
      actions={
        <>
          <Button
            component={Link}
            to={editPath(module, campaign.id)}
            variant="default"
            leftSection={<EditIcon size={18} stroke={1.5} aria-hidden />}
          >
            {can.edit ? t.edit : t.read}
          </Button>
          {can.edit && (
            <Button
              component={Link}
              to={invitationsPath(module, campaign.id)}
              variant="default"
              leftSection={<IconMail size={18} stroke={1.5} aria-hidden />}
            >
              {t.invitations}
            </Button>
          )}
          {more}
          <Button
            variant={status === 'open' ? 'filled' : 'default'}
            leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
            onClick={showLink}
          >
            {t.link}
          </Button>
          {can.edit && <RowMenu name={campaign.name} actions={rareActions(campaign)} />}
        </>
      }
    >
      {children(showLink)}
      <LinkDialog module={module} dialog={linking} />
      <CloseAuditDialog dialog={closing} />
      {module === 'screening' && <NotToldDialog dialog={notTold.dialog} />}
      <DeleteCampaignDialog
        module={module}
        dialog={deleting}
        onDeleted={() => void navigate({ to: listPath(module) })}
      />
    </Page>
  );
};
