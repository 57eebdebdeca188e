import type { ProfilingCampaign, UnitProgress } from '@cadran/contract';
import { formatCount, formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { localizedText } from '../../../../shared/language/localized-text.ts';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ShareBar } from '../../../shared/ui/share-bar.tsx';
import styles from './unit-table.module.css';

interface RowProps {
  readonly name: string;
  readonly progress: UnitProgress;
  readonly isRoundedDown: boolean;
}

const UnitRow = ({ name, progress, isRoundedDown }: RowProps) => {
  const t = useMessages(backoffice.profiling).units;
  const { language } = useLanguage();
  const { completed, expectedHeadcount, responseRate } = progress;
  const number = (value: number | null): string =>
    value === null ? t.unknown : formatNumber(value, language);
  return (
    <tr data-hidden={completed === null || undefined}>
      <th scope="row">{name}</th>
      <td>{completed === null ? t.hidden : formatCount(completed, language, isRoundedDown)}</td>
      <td>{number(expectedHeadcount)}</td>
      <td>{responseRate === null ? t.unknown : <ShareBar share={responseRate / 100} />}</td>
    </tr>
  );
};

interface Props {
  readonly campaign: Pick<ProfilingCampaign, 'units' | 'access'>;
  readonly progress: readonly UnitProgress[];
}

/** Counts by unit, hidden below the minimum group. */
export const UnitTable = ({ campaign: { units, access }, progress }: Props) => {
  const t = useMessages(backoffice.profiling).units;
  const { language } = useLanguage();
  const nameOf = (unitId: string): string => {
    const name = units.find(({ id }) => id === unitId)?.name;
    return name ? localizedText(name, language) : t.unknown;
  };
  const exceedsHeadcount = progress.some(
    ({ completed, expectedHeadcount }) =>
      completed !== null && expectedHeadcount !== null && completed > expectedHeadcount,
  );
  const hasHiddenUnits = progress.some(({ completed }) => completed === null);
  return (
    <>
      <table className={styles.unitTable}>
        <thead>
          <tr>
            <th scope="col">{t.unit}</th>
            <th scope="col">{t.completed}</th>
            <th scope="col">{t.expected}</th>
            <th scope="col">{t.rate}</th>
          </tr>
        </thead>
        <tbody>
          {progress.map((unit) => (
            <UnitRow
              key={unit.unitId}
              name={nameOf(unit.unitId)}
              progress={unit}
              isRoundedDown={access === 'link'}
            />
          ))}
        </tbody>
      </table>
      {exceedsHeadcount && <p className={styles.unitWhy}>{t.crowded}</p>}
      {hasHiddenUnits && <p className={styles.unitWhy}>{t.whyHidden}</p>}
    </>
  );
};
