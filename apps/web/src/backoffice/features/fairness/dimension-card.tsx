import { type FairnessReport, FAIRNESS_STAGES } from '@cadran/contract';
import { formatNumber, formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { Card } from '../../shared/ui/card.tsx';
import { useGroupName } from './use-group-name.ts';

type Dimension = FairnessReport['dimensions'][number];
type Group = Dimension['stages'][number]['groups'][number];

/** A share with what it is out of, and how it stands to the most selected group. */
const Compared = ({ group }: { readonly group: Extract<Group, { status: 'compared' }> }) => {
  const t = useMessages(backoffice.fairness);
  const { language } = useLanguage();
  const shown = (count: number) => formatNumber(count, language);
  return (
    <div className="fairness-cell" data-flagged={group.flagged || undefined}>
      <span className="fairness-rate">{formatPercent(group.rate, language)}</span>
      <span className="fairness-share">
        {t.share(shown(group.selected), shown(group.applicants))}
      </span>
      <meter className="fairness-bar" min={0} max={1} value={group.ratio} aria-hidden />
      <span className="fairness-ratio">
        {group.ratio === 1 ? t.best : t.ratio(formatPercent(group.ratio, language))}
      </span>
      {group.flagged && (
        <span className="fairness-flag">
          <IconAlertTriangle size={16} stroke={2} aria-hidden />
          {t.flagged}
        </span>
      )}
    </div>
  );
};

const Cell = ({ group }: { readonly group: Group | undefined }) => {
  const t = useMessages(backoffice.fairness);
  if (group?.status === 'compared') return <Compared group={group} />;
  return <span className="fairness-none">{t.noneSelected}</span>;
};

/** All stages have the same groups; one that is too small is told in their place. */
const Rows = ({ dimension: { dimension, stages } }: { readonly dimension: Dimension }) => {
  const t = useMessages(backoffice.fairness);
  const nameOf = useGroupName();
  return stages[0]?.groups.map(({ group, status }, index) => (
    <tr key={group}>
      <th scope="row">{nameOf(dimension, group)}</th>
      {status === 'too_few' ? (
        <td colSpan={FAIRNESS_STAGES.length} className="fairness-few">
          <strong>{t.tooFew}</strong> {t.tooFewHint}
        </td>
      ) : (
        stages.map(({ stage, groups }) => (
          <td key={stage} data-label={t.stages[stage]}>
            <Cell group={groups[index]} />
          </td>
        ))
      )}
    </tr>
  ));
};

/** One way of grouping people, and how many of each group went how far. */
export const DimensionCard = ({ dimension }: { readonly dimension: Dimension }) => {
  const t = useMessages(backoffice.fairness);
  const { title, description } = t.dimensions[dimension.dimension];
  const groups = dimension.stages[0]?.groups ?? [];
  const someShown = groups.some(({ status }) => status !== 'too_few');
  return (
    <Card title={title} description={description}>
      {groups.length === 0 && <p className="fairness-nobody">{t.nobody}</p>}
      {groups.length > 0 && !someShown && <p className="fairness-nobody">{t.onlyFew}</p>}
      {someShown && (
        <table className="fairness-table" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t.group}</th>
              {dimension.stages.map(({ stage }) => (
                <th key={stage} scope="col">
                  {t.stages[stage]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows dimension={dimension} />
          </tbody>
        </table>
      )}
    </Card>
  );
};
