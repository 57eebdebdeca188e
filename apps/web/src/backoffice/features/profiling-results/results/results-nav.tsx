import type { ProfilingFilters } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import {
  actionsPath,
  auditReportPath,
  detailPath,
  listPath,
  mapPath,
  publishedPagePath,
  wavesPath,
} from '../../../shared/campaigns/campaign-paths.ts';
import styles from './results-nav.module.css';

type Audit = Pick<ProfilingFilters['campaign'], 'id' | 'organizationId' | 'name'>;

/** The pages above the results. */
export const useResultsCrumbs = ({ id, name }: Audit) => {
  const { places } = useMessages(backoffice.navigation);
  return [
    { to: listPath('profiling'), label: places.profiling },
    { to: detailPath('profiling', id), label: name },
  ];
};

const PAGES = ['report', 'map', 'waves', 'actions', 'published'] as const;

interface Props {
  readonly audit: Audit;
  readonly page: (typeof PAGES)[number];
  /** Before the first results there is no map. */
  readonly withMap?: boolean;
}

/** The pages of one audit's results. */
export const ResultsNav = ({ audit, page, withMap = true }: Props) => {
  const t = useMessages(backoffice.profilingResults);
  const pages = {
    report: auditReportPath(audit.organizationId, audit.id),
    map: mapPath(audit.id),
    waves: wavesPath(audit.id),
    actions: actionsPath(audit.id),
    published: publishedPagePath(audit.id),
  };
  return (
    <nav aria-label={t.title} className={styles.nav}>
      {PAGES.filter((name) => withMap || name !== 'map').map((name) => (
        <Link key={name} to={pages[name]} aria-current={name === page ? 'page' : undefined}>
          {t.pages[name]}
        </Link>
      ))}
    </nav>
  );
};
