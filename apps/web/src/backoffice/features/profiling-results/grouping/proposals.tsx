import type { ProfilingFilters } from '@cadran/contract';
import { formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useApi } from '../../../shared/services.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { useGroupLabels } from '../use-group-labels.ts';
import { proposalsQuery } from './get-unit-groups.ts';
import styles from './unit-groups-form.module.css';

/** Which units that are not shown could be grouped in the next audit; the groups of this one are fixed. */
export const Proposals = ({ filters }: { readonly filters: ProfilingFilters }) => {
  const t = useMessages(backoffice.profilingResults).grouping;
  const { language } = useLanguage();
  const { valueName } = useGroupLabels(filters);
  const { data } = useQuery(proposalsQuery(useApi(), filters.campaign.id));
  if (!data || data.proposals.length === 0) return null;
  return (
    <Card title={t.proposals} description={t.proposalsHint}>
      <div className={styles.groupingProposals}>
        <ol>
          {data.proposals.map((groups, index) => (
            <li key={groups.join(';')}>
              <div>
                <strong>{t.option(index + 1)}</strong>
                <ul>
                  {groups.map((ids) => (
                    <li key={ids.join()}>
                      {formatList(
                        ids.map((id) => valueName('unit', id)),
                        language,
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
};
