import type { Comparison } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { MOTIVATION_TEXTS } from '@cadran/instruments';
import { type ComparedCandidate, motivationOrder } from '@cadran/reports/compared';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ScrollRegion } from '../../../../shared/report/table/scroll-region.tsx';
import styles from './compare-page.module.css';

interface Props {
  readonly candidates: readonly ComparedCandidate[];
  readonly target: Comparison['target'];
}

const HIGHLIGHTED_RANKS = 3;

const Rank = ({ rank }: { readonly rank: number }) =>
  rank > 0 ? (
    <span className={styles.compareRank} data-first={rank <= HIGHLIGHTED_RANKS || undefined}>
      {rank}
    </span>
  ) : (
    <span className={styles.compareNone}>–</span>
  );

export const CompareMotivations = ({ candidates, target }: Props) => {
  const t = useMessages(backoffice.candidates).comparing;
  const { language } = useLanguage();
  return (
    <ScrollRegion label={t.motivations}>
      <table className={`${styles.compareTable} ${styles.compareRanks}`}>
        <thead>
          <tr>
            <th scope="col">{t.motivation}</th>
            {target.motivations && <th scope="col">{t.target}</th>}
            {candidates.map(({ candidate, name }) => (
              <th key={candidate.id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {motivationOrder(candidates, target).map((code, index) => (
            <tr key={code}>
              <th scope="row">{MOTIVATION_TEXTS[code].name[language]}</th>
              {target.motivations && (
                <td>
                  <Rank rank={index + 1} />
                </td>
              )}
              {candidates.map(({ candidate }) => (
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
