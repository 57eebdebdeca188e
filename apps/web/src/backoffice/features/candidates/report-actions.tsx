import type { ReportKind } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconDotsVertical,
  IconDownload,
  IconFileText,
  IconMailForward,
  IconPrinter,
  IconTrash,
  IconUserHeart,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../../shared/language/use-messages.ts';
import {
  DeleteCandidateDialog,
  type NamedCandidate,
} from '../../shared/candidate/delete-candidate-dialog.tsx';
import { reportPath } from '../../shared/candidate/report-path.ts';
import { detailPath } from '../../shared/campaigns/campaign-paths.ts';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import { useDownloadReport } from './download-report.ts';
import type { LoadedReport } from './get-report.ts';
import { PersonalReportMailDialog } from './personal-report-mail-dialog.tsx';
import { VisuallyHidden } from '../../../shared/visually-hidden.tsx';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  readonly opened: LoadedReport;
  readonly kind: ReportKind;
}

interface MenuProps {
  readonly opened: LoadedReport;
  readonly onMail: () => void;
  readonly onDelete: () => void;
}

const MoreMenu = ({ opened, onMail, onDelete }: MenuProps) => {
  const t = useMessages(backoffice.candidates);
  const { remove: removal } = useMessages(backoffice.screening).detail;
  return (
    <Menu position="bottom-end" shadow="md" returnFocus>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t.report.more(opened.report.subtitle)}>
          <IconDotsVertical {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          {t.report.print}
        </Menu.Item>
        {opened.portraitMail && (
          <Menu.Item leftSection={<IconMailForward {...icon} />} onClick={onMail}>
            {t.personalReportMail.open}
          </Menu.Item>
        )}
        {opened.can.delete && (
          <Menu.Item leftSection={<IconTrash {...icon} />} color="danger" onClick={onDelete}>
            {removal}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

export const ReportActions = ({ opened, kind }: Props) => {
  const t = useMessages(backoffice.candidates).report;
  const navigate = useNavigate();
  const { questionnaireId, campaign, report } = opened;
  const back = detailPath('screening', campaign.id);
  const download = useDownloadReport(questionnaireId, kind, report.language);
  const deleting = useDialog<NamedCandidate>();
  const mailing = useDialog<LoadedReport>();
  return (
    <>
      <Button
        component={Link}
        to={back}
        variant="default"
        leftSection={<IconArrowLeft {...icon} />}
      >
        {t.back}
      </Button>
      <Button
        component={Link}
        to={reportPath(questionnaireId, kind === 'recruiter' ? 'personal' : 'recruiter')}
        variant="default"
        leftSection={
          kind === 'recruiter' ? <IconUserHeart {...icon} /> : <IconFileText {...icon} />
        }
      >
        {kind === 'recruiter' ? t.personal : t.recruiter}
      </Button>
      <Button
        leftSection={<IconDownload {...icon} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t.download}
      </Button>
      <VisuallyHidden role="status">{download.isPending && t.downloading}</VisuallyHidden>
      <MoreMenu
        opened={opened}
        onMail={() => mailing.open(opened)}
        onDelete={() => deleting.open({ id: questionnaireId, name: report.subtitle })}
      />
      {opened.portraitMail && <PersonalReportMailDialog dialog={mailing} />}
      <DeleteCandidateDialog
        dialog={deleting}
        campaignId={campaign.id}
        onDeleted={() => void navigate({ to: back })}
      />
    </>
  );
};
