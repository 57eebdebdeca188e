import type { FairnessReport } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { IconAlertTriangle, IconLock, IconScale, IconUsersGroup } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ListError, ListSkeleton } from '../../shared/list/list-states.tsx';
import { ListMessage } from '../../shared/list/list-message.tsx';
import { canOpen } from '../../shared/router/guards.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { Page } from '../../shared/ui/page/page.tsx';
import { DimensionCard } from './dimension-card.tsx';
import { parseFairnessAddress } from './fairness-address.ts';
import { FairnessFilters } from './fairness-filters.tsx';
import { useFairness } from './get-fairness.ts';
import styles from './fairness-page.module.css';

type Group = FairnessReport['dimensions'][number]['stages'][number]['groups'][number];
const allGroups = ({ dimensions }: FairnessReport): readonly Group[] =>
  dimensions.flatMap(({ stages }) => stages.flatMap(({ groups }) => groups));

const Summary = ({ report }: { readonly report: FairnessReport }) => {
  const t = useMessages(backoffice.fairness);
  const { language } = useLanguage();
  const groups = allGroups(report);
  const flagged = groups.filter((group) => group.status === 'compared' && group.flagged).length;
  const SummaryIcon = flagged > 0 ? IconAlertTriangle : IconScale;
  return (
    <div className={styles.fairnessSummary} role="status" data-flagged={flagged > 0 || undefined}>
      <SummaryIcon size={24} stroke={1.5} aria-hidden />
      <div>
        {groups.some(({ status }) => status !== 'too_few') && <strong>{t.flags(flagged)}</strong>}
        <span>
          {t.completedCount(report.candidates, formatNumber(report.candidates, language))}
        </span>
      </div>
    </div>
  );
};

/** Administrators without the screening module have no access to candidates. */
const NoModule = () => {
  const t = useMessages(backoffice.fairness).noModule;
  return (
    <Card>
      <ListMessage icon={IconLock} title={t.title} explanation={t.explanation} />
    </Card>
  );
};

const Report = ({ report }: { readonly report: FairnessReport }) => {
  const t = useMessages(backoffice.fairness);
  const hasShownGroups = allGroups(report).some(({ status }) => status !== 'too_few');
  return (
    <>
      <Summary report={report} />
      {hasShownGroups ? (
        report.dimensions.map((dimension) => (
          <DimensionCard key={dimension.dimension} dimension={dimension} />
        ))
      ) : (
        <Card>
          <ListMessage
            icon={IconUsersGroup}
            title={t.nothingShown.title}
            explanation={t.nothingShown.explanation}
          />
        </Card>
      )}
    </>
  );
};

const Points = ({
  title,
  points,
}: {
  readonly title: string;
  readonly points: readonly string[];
}) => (
  <Card title={title}>
    <ul className={styles.fairnessPoints}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </Card>
);

export const FairnessPage = () => {
  const t = useMessages(backoffice.fairness);
  const { places } = useMessages(backoffice.navigation);
  const { organization, user } = useSession();
  const navigate = useNavigate();
  const address = parseFairnessAddress(useSearch({ strict: false }));
  const hasModule = canOpen('screening', user);
  const { data, error, refetch } = useFairness(organization.id, address, hasModule);
  if (!hasModule)
    return (
      <Page title={places.fairness} introduction={t.introduction}>
        <NoModule />
      </Page>
    );
  return (
    <Page title={places.fairness} introduction={t.introduction}>
      <FairnessFilters
        organizationId={organization.id}
        value={address}
        onChange={(change) =>
          void navigate({
            to: '.',
            search: (before: object) => parseFairnessAddress({ ...before, ...change }),
            resetScroll: false,
          })
        }
      />
      {error && <ListError error={error} retry={() => void refetch()} />}
      {!error && !data && <ListSkeleton />}
      {!error && data && <Report report={data} />}
      <div className={styles.fairnessNotes}>
        <Points title={t.reading.title} points={t.reading.points} />
        <Points title={t.hidden.title} points={t.hidden.points} />
      </div>
    </Page>
  );
};
