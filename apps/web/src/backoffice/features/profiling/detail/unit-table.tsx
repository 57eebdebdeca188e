import type { ProfilingCampaign, UnitProgress } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { inLanguage } from '../../../../language/in-language.ts';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { ShareBar } from '../../../shared/ui/share-bar.tsx';
import './unit-table.css';

interface RowProps {
  readonly name: string;
  readonly progress: UnitProgress;
}

const UnitLine = ({ name, progress }: RowProps) => {
  const t = useMessages(backoffice.profiling).units;
  const { language } = useLanguage();
  const { completed, expectedHeadcount, responseRate } = progress;
  const number = (value: number | null): string =>
    value === null ? t.unknown : formatNumber(value, language);
  return (
    <tr data-hidden={completed === null || undefined}>
      <th scope="row">{name}</th>
      <td>{completed === null ? t.hidden : number(completed)}</td>
      <td>{number(expectedHeadcount)}</td>
      <td>{responseRate === null ? t.unknown : <ShareBar share={responseRate / 100} />}</td>
    </tr>
  );
};

interface Props {
  readonly campaign: Pick<ProfilingCampaign, 'units' | 'minimumGroup'>;
  readonly progress: readonly UnitProgress[];
}

/** Numbers by unit, only where enough people answered (scoring.md §8). */
export const UnitTable = ({ campaign: { units, minimumGroup }, progress }: Props) => {
  const t = useMessages(backoffice.profiling).units;
  const { language } = useLanguage();
  const nameOf = (unitId: string): string => {
    const name = units.find(({ id }) => id === unitId)?.name;
    return name ? inLanguage(name, language) : t.unknown;
  };
  const crowded = progress.some(
    ({ completed, expectedHeadcount }) =>
      completed !== null && expectedHeadcount !== null && completed > expectedHeadcount,
  );
  const hides = progress.some(({ completed }) => completed === null);
  return (
    <>
      <table className="unit-table">
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
            <UnitLine key={unit.unitId} name={nameOf(unit.unitId)} progress={unit} />
          ))}
        </tbody>
      </table>
      {crowded && <p className="unit-why">{t.crowded}</p>}
      {hides && <p className="unit-why">{t.whyHidden(minimumGroup)}</p>}
    </>
  );
};
