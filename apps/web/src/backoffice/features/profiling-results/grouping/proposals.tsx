import type { UnitGroupProposals, UnitGroups } from '@cadran/contract';
import { formatList, formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { inLanguage } from '../../../../language/in-language.ts';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { ListFailure } from '../../../shared/list/list-states.tsx';
import { useApi } from '../../../shared/services.tsx';
import { proposalsQuery } from './get-proposals.ts';

type Proposal = UnitGroupProposals['proposals'][number];

interface Props {
  readonly campaignId: string;
  readonly units: UnitGroups['units'];
  readonly onUse: (groups: Proposal['groups']) => void;
}

interface OneProps extends Pick<Props, 'units' | 'onUse'> {
  readonly proposal: Proposal;
  readonly number: number;
}

const One = ({ proposal, number, units, onUse }: OneProps) => {
  const t = useMessages(backoffice.profilingResults).grouping;
  const { language } = useLanguage();
  const { groups, servedSelections } = proposal;
  const namesOf = (ids: readonly string[]): string[] =>
    units.filter(({ id }) => ids.includes(id)).map(({ name }) => inLanguage(name, language));
  const shown = formatNumber(servedSelections, language);
  return (
    <li>
      <div>
        <strong>{t.wouldOpen(t.groups(servedSelections, shown))}</strong>
        <ul>
          {groups.map((ids) => (
            <li key={ids.join()}>{formatList(namesOf(ids), language)}</li>
          ))}
        </ul>
      </div>
      <Button
        variant="default"
        size="xs"
        aria-label={t.takeNumber(number)}
        onClick={() => onUse(groups)}
      >
        {t.take}
      </Button>
    </li>
  );
};

/** The merges that would open the most groups with the answers of this moment. */
export const Proposals = ({ campaignId, units, onUse }: Props) => {
  const t = useMessages(backoffice.profilingResults).grouping;
  const { language } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(proposalsQuery(useApi(), campaignId));
  const now = data?.servedNow ?? 0;
  return (
    <section className="grouping-proposals" aria-labelledby="grouping-proposals">
      <h3 id="grouping-proposals">{t.proposals}</h3>
      {isPending && (
        <p className="grouping-note" role="status">
          <Loader size={14} /> {t.searching}
        </p>
      )}
      {error && <ListFailure error={error} retry={() => void refetch()} />}
      {data && (
        <p className="grouping-note">
          {data.proposals.length === 0
            ? t.noProposal
            : t.proposalsHint(t.groups(now, formatNumber(now, language)))}
        </p>
      )}
      {data && data.proposals.length > 0 && (
        <ol>
          {data.proposals.map((proposal, index) => (
            <One
              key={proposal.groups.join(';')}
              proposal={proposal}
              number={index + 1}
              units={units}
              onUse={onUse}
            />
          ))}
        </ol>
      )}
    </section>
  );
};
