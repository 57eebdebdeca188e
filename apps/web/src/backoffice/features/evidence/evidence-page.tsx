import type { Evidence } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ListError, ListSkeleton } from '../../shared/list/list-states.tsx';
import { useOrganization } from '../../shared/organization/get-organization.ts';
import { useApi } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import { DocumentsCard } from './documents/documents-card.tsx';
import { parseEvidenceAddress } from './evidence-address.ts';
import { evidenceQuery } from './get-evidence.ts';
import { Glossary } from './glossary.tsx';
import { NormsCard } from './norms/norms-card.tsx';
import { OptInCard } from './opt-in-card.tsx';
import { Panels } from './panels.tsx';
import { VersionSelect } from './version-select.tsx';
import styles from './evidence.module.css';

const useEvidence = (organizationId: string | null) => {
  const { version } = parseEvidenceAddress(useSearch({ strict: false }));
  return useQuery(evidenceQuery(useApi(), organizationId, version));
};

interface ReadProps {
  readonly organizationId: string | null;
  /** Whose figures they are, for saved pictures. */
  readonly scope: string;
  readonly query: ReturnType<typeof useEvidence>;
}

const Read = ({ organizationId, scope, query }: ReadProps) => {
  const { data, error, refetch } = query;
  if (error) return <ListError error={error} retry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <>
      <VersionSelect evidence={data} />
      <Glossary />
      <Panels evidence={data} scope={scope} />
      <DocumentsCard organizationId={organizationId} />
    </>
  );
};

/** Of the administrator's organisation; before it opted in, what that means. */
export const OrganizationEvidencePage = () => {
  const t = useMessages(backoffice.evidence);
  const { places } = useMessages(backoffice.navigation);
  const organization = useOrganization(useSession().organization.id);
  const query = useEvidence(organization.id);
  const isOn = organization.settings.addUpAnswers;
  return (
    <Page title={places.evidence} introduction={t.introduction}>
      {!isOn && <OptInCard organization={organization} />}
      <Read organizationId={organization.id} scope={organization.name} query={query} />
      {isOn && <OptInCard organization={organization} />}
    </Page>
  );
};

const InAll = ({ evidence }: { readonly evidence: Evidence }) => {
  const t = useMessages(backoffice.evidence);
  const { language } = useLanguage();
  const { organizations } = evidence;
  return (
    <p className={styles.evidenceScope}>
      {t.all(organizations, formatNumber(organizations, language))}
    </p>
  );
};

/** Of all organisations that opted in, with the norms. */
export const PlatformEvidencePage = () => {
  const t = useMessages(backoffice.evidence);
  const { places } = useMessages(backoffice.navigation);
  const query = useEvidence(null);
  return (
    <Page title={places.platformEvidence} introduction={t.introduction}>
      {query.data && <InAll evidence={query.data} />}
      <NormsCard />
      <Read organizationId={null} scope={places.platformEvidence} query={query} />
    </Page>
  );
};
