import { backoffice } from '@cadran/i18n/backoffice';
import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  type Icon,
  IconChartDots3,
  IconCopyPlus,
  IconFileUpload,
  IconForms,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { formPath, importPath, listPath } from '../../../shared/campaigns/campaign-paths.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Page } from '../../../shared/ui/page/page.tsx';
import { AuditDialog } from '../form/parts/culture-target/audit-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { WHOLE } from './load-start.ts';
import { RoleCards } from './role-cards.tsx';
import { RoleSources } from './role-sources.tsx';
import styles from './start-page.module.css';

interface WayProps {
  readonly icon: Icon;
  readonly words: { readonly name: string; readonly text: string };
}

const WayWords = ({ icon: WayIcon, words }: WayProps) => (
  <>
    <WayIcon size={22} stroke={1.5} aria-hidden />
    <span>
      <strong>{words.name}</strong>
      <span>{words.text}</span>
    </span>
  </>
);

/** The first step of a new campaign: what it begins from. */
export const StartPage = () => {
  const t = useMessages(backoffice.campaignStart);
  const { places } = useMessages(backoffice.navigation);
  const { user } = useSession();
  const navigate = useNavigate();
  const [copying, copy] = useDisclosure(false);
  const [auditing, audit] = useDisclosure(false);
  const mayUseAudits = user.role !== 'superadmin' && user.profilingEnabled;
  const open = (from: string): void =>
    void navigate({ to: formPath('screening'), search: { from } as never });
  return (
    <Page
      title={t.title}
      introduction={t.introduction}
      crumbs={[{ to: listPath('screening'), label: places.screening }]}
    >
      <nav aria-label={t.ways.title} className={styles.ways}>
        <UnstyledButton onClick={copy.open}>
          <WayWords icon={IconCopyPlus} words={t.ways.copy} />
        </UnstyledButton>
        {mayUseAudits && (
          <UnstyledButton onClick={audit.open}>
            <WayWords icon={IconChartDots3} words={t.ways.audit} />
          </UnstyledButton>
        )}
        <Link to={importPath('screening')}>
          <WayWords icon={IconFileUpload} words={t.ways.file} />
        </Link>
        <Link to={formPath('screening')}>
          <WayWords icon={IconForms} words={t.ways.empty} />
        </Link>
      </nav>
      <RoleCards />
      <RoleSources />
      <CopyDialog opened={copying} onClose={copy.close} />
      <AuditDialog
        organizationId={user.organizationId}
        opened={auditing}
        onClose={audit.close}
        onTake={(_culture, { campaignId, unitId, moment }) =>
          open(`audit.${campaignId}.${unitId ?? WHOLE}.${moment}`)
        }
      />
    </Page>
  );
};
