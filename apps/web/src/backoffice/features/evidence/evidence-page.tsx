import type { Evidence } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { buildEvidencePanels } from '@cadran/reports/evidence';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ListError, ListSkeleton } from '../../shared/list/list-states.tsx';
import { useApi } from '../../shared/services.tsx';
import { Page } from '../../shared/ui/page/page.tsx';
import { ManualCard } from './documents/manual-card.tsx';
import { parseEvidenceAddress } from './evidence-address.ts';
import { evidenceQuery } from './get-evidence.ts';
import { Glossary } from './glossary.tsx';
import { NormsCard } from './norms/norms-card.tsx';
import { usePanelTexts } from './panel-texts.ts';
import { Panels } from './panels.tsx';
import { VersionSelect } from './version-select.tsx';
import styles from './evidence.module.css';

const Read = ({ evidence }: { readonly evidence: Evidence }) => {
  const { places } = useMessages(backoffice.navigation);
  const texts = usePanelTexts();
  const views = useMemo(() => buildEvidencePanels({ ...texts, evidence }), [texts, evidence]);
  return (
    <>
      <VersionSelect evidence={evidence} />
      <Glossary
        words={['n', 'interval', 'correlation', 'alpha', 'deviation', 'percentile', 't', 'p']}
      />
      <Panels views={views} scope={places.platformEvidence} />
      <ManualCard />
    </>
  );
};

/** How good the questionnaire is, by all organisations that opted in, with the norms and the technical manual. */
export const EvidencePage = () => {
  const t = useMessages(backoffice.evidence);
  const { places } = useMessages(backoffice.navigation);
  const { language } = useLanguage();
  const { version } = parseEvidenceAddress(useSearch({ strict: false }));
  const { data, error, refetch } = useQuery(evidenceQuery(useApi(), version));
  return (
    <Page title={places.platformEvidence} introduction={t.introduction}>
      {data && (
        <p className={styles.evidenceScope}>
          {t.all(data.organizations, formatNumber(data.organizations, language))}
        </p>
      )}
      <NormsCard />
      {error && <ListError error={error} retry={() => void refetch()} />}
      {!error && !data && <ListSkeleton />}
      {!error && data && <Read evidence={data} />}
    </Page>
  );
};
