import type { Comparison } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { MOTIVATION_TEXTS } from '@cadran/instruments';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { ScrollRegion } from '../../../../report/scroll-region.tsx';
import { motivationOrder } from './compare-pictures.ts';
import type { ComparedPerson } from './compared-people.ts';

interface Props {
  readonly people: readonly ComparedPerson[];
  readonly target: Comparison['target'];
}

/** What somebody puts among the first three stands out. */
const FIRST = 3;

const Rank = ({ rank }: { readonly rank: number }) =>
  rank > 0 ? (
    <span className="compare-rank" data-first={rank <= FIRST || undefined}>
      {rank}
    </span>
  ) : (
    <span className="compare-none">–</span>
  );

export const CompareMotivations = ({ people, target }: Props) => {
  const t = useMessages(backoffice.applicants).comparing;
  const { language } = useLanguage();
  return (
    <ScrollRegion label={t.motivations}>
      <table className="compare-table compare-ranks">
        <thead>
          <tr>
            <th scope="col">{t.motivation}</th>
            {target.motivations && <th scope="col">{t.target}</th>}
            {people.map(({ candidate, name }) => (
              <th key={candidate.id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {motivationOrder(people, target).map((code, place) => (
            <tr key={code}>
              <th scope="row">{MOTIVATION_TEXTS[code].name[language]}</th>
              {target.motivations && (
                <td>
                  <Rank rank={place + 1} />
                </td>
              )}
              {people.map(({ candidate }) => (
                <td key={candidate.id}>
                  <Rank rank={(candidate.measures?.motivations?.indexOf(code) ?? -1) + 1} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
