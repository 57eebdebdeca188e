import type { OrganizationEvidence } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { buildOrganizationPanels, impactCsv } from '@cadran/reports/evidence';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { downloadText } from '../../../shared/files/download.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ListError, ListSkeleton } from '../../shared/list/list-states.tsx';
import { useOrganization } from '../../shared/organization/get-organization.ts';
import { useApi } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import { DocumentsCard } from './documents/documents-card.tsx';
import { organizationEvidenceQuery } from './get-evidence.ts';
import { Glossary } from './glossary.tsx';
import { OptInCard } from './opt-in-card.tsx';
import { usePanelTexts } from './panel-texts.ts';
import { Panels } from './panels.tsx';

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff';

interface ReadProps {
  readonly evidence: OrganizationEvidence;
  readonly scope: string;
}

const Read = ({ evidence, scope }: ReadProps) => {
  const texts = usePanelTexts();
  const draft = useMemo(() => ({ ...texts, evidence }), [texts, evidence]);
  const saveImpact = (): void =>
    downloadText(
      `${texts.words.impact.file}.csv`,
      `${BYTE_ORDER_MARK}${impactCsv(draft)}`,
      'text/csv',
    );
  return (
    <>
      <Glossary words={['n', 'interval', 'percentile', 'p']} />
      <Panels
        views={buildOrganizationPanels(draft)}
        scope={scope}
        onCsv={evidence.impact.comparisons.length > 0 ? saveImpact : undefined}
      />
      <DocumentsCard />
    </>
  );
};

/** Effects on groups and oversight of the administrator's organisation; before it opted in, what that means. */
export const OrganizationEvidencePage = () => {
  const t = useMessages(backoffice.evidence);
  const { places } = useMessages(backoffice.navigation);
  const organization = useOrganization(useSession().organization.id);
  const { data, error, refetch } = useQuery(organizationEvidenceQuery(useApi(), organization.id));
  const isOn = organization.settings.addUpAnswers;
  return (
    <Page title={places.evidence} introduction={t.organizationIntroduction}>
      {!isOn && <OptInCard organization={organization} />}
      {error && <ListError error={error} retry={() => void refetch()} />}
      {!error && !data && <ListSkeleton />}
      {!error && data && <Read evidence={data} scope={organization.name} />}
      {isOn && <OptInCard organization={organization} />}
    </Page>
  );
};
