import type { ReportKind } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconDotsVertical,
  IconDownload,
  IconFileText,
  IconMailForward,
  IconMessages,
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
import { useCandidateListAddress } from '../../shared/candidate/list/candidate-list.ts';
import { interviewPath, reportPath } from '../../shared/candidate/report-path.ts';
import { detailPath } from '../../shared/campaigns/campaign-paths.ts';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import { useDownloadReport } from './download-report.ts';
import type { LoadedReport } from './get-report.ts';
import { PersonalReportMailDialog } from './personal-report-mail-dialog.tsx';
import { VisuallyHidden } from '../../../shared/visually-hidden.tsx';
import styles from './report-page.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  readonly opened: LoadedReport;
  readonly kind: ReportKind;
}

interface MenuProps {
  readonly opened: LoadedReport;
  readonly name: string;
  readonly onMail: () => void;
  readonly onDelete: () => void;
}

const MoreMenu = ({ opened, name, onMail, onDelete }: MenuProps) => {
  const t = useMessages(backoffice.candidates);
  const { remove: removal } = useMessages(backoffice.screening).detail;
  return (
    <Menu position="bottom-end" shadow="md" returnFocus>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t.report.more(name)}>
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
          <Menu.Item
            leftSection={<IconTrash {...icon} />}
            color="var(--c-danger-text)"
            onClick={onDelete}
          >
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
  const name = kind === 'recruiter' ? report.title : report.subtitle;
  const back = detailPath('screening', campaign.id);
  const address = useCandidateListAddress();
  const download = useDownloadReport(questionnaireId, kind, report.language);
  const deleting = useDialog<NamedCandidate>();
  const mailing = useDialog<LoadedReport>();
  return (
    <>
      <Button
        component={Link}
        to={back}
        search={address as never}
        variant="default"
        className={styles.action}
        leftSection={<IconArrowLeft {...icon} />}
      >
        <span className={styles.actionText}>{t.back}</span>
      </Button>
      <Button
        component={Link}
        to={reportPath(questionnaireId, kind === 'recruiter' ? 'personal' : 'recruiter')}
        search={address as never}
        variant="default"
        className={styles.action}
        leftSection={
          kind === 'recruiter' ? <IconUserHeart {...icon} /> : <IconFileText {...icon} />
        }
      >
        <span className={styles.actionText}>{kind === 'recruiter' ? t.personal : t.recruiter}</span>
      </Button>
      {kind === 'recruiter' && (
        <Button
          component={Link}
          to={interviewPath(questionnaireId)}
          search={address as never}
          variant="default"
          className={styles.action}
          leftSection={<IconMessages {...icon} />}
        >
          <span className={styles.actionText}>{t.interview}</span>
        </Button>
      )}
      <Button
        className={styles.action}
        leftSection={<IconDownload {...icon} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        <span className={styles.actionText}>{t.download}</span>
      </Button>
      <VisuallyHidden role="status">{download.isPending && t.downloading}</VisuallyHidden>
      <MoreMenu
        opened={opened}
        name={name}
        onMail={() => mailing.open(opened)}
        onDelete={() => deleting.open({ id: questionnaireId, name })}
      />
      {opened.portraitMail && <PersonalReportMailDialog dialog={mailing} />}
      <DeleteCandidateDialog
        dialog={deleting}
        campaignId={campaign.id}
        onDeleted={() => void navigate({ to: back, search: address as never })}
      />
    </>
  );
};
