import type { FairnessDimension, FairnessReport, Language } from '@cadran/contract';
import { formatList, formatNumber, formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { Card } from '../../shared/ui/card.tsx';
import { useGroupName } from './use-group-name.ts';

type Dimension = FairnessReport['dimensions'][number];
type Group = Dimension['stages'][number]['groups'][number];

interface ComparedProps {
  readonly group: Extract<Group, { status: 'compared' }>;
  readonly alone: boolean;
}

/** A share with what it is out of, and how it stands to the most selected group. */
const Compared = ({ group, alone }: ComparedProps) => {
  const t = useMessages(backoffice.fairness);
  const { language } = useLanguage();
  const shown = (count: number) => formatNumber(count, language);
  return (
    <div className="fairness-cell" data-flagged={group.flagged || undefined}>
      <span className="fairness-rate">{formatPercent(group.rate, language)}</span>
      <span className="fairness-share">
        {t.share(shown(group.selected), shown(group.applicants))}
      </span>
      {!alone && (
        <>
          <meter className="fairness-bar" min={0} max={1} value={group.ratio} aria-hidden />
          <span className="fairness-ratio">
            {group.ratio === 1 ? t.best : t.ratio(formatPercent(group.ratio, language))}
          </span>
        </>
      )}
      {group.flagged && (
        <span className="fairness-flag">
          <IconAlertTriangle size={16} stroke={2} aria-hidden />
          {t.flagged}
        </span>
      )}
    </div>
  );
};

interface CellProps {
  readonly group: Group | undefined;
  /** With nobody to be compared with. */
  readonly alone: boolean;
}

const Cell = ({ group, alone }: CellProps) => {
  const t = useMessages(backoffice.fairness);
  if (group?.status === 'compared') return <Compared group={group} alone={alone} />;
  return <span className="fairness-none">{t.noneSelected}</span>;
};

interface RowsProps {
  readonly dimension: Dimension;
  /** Places of the groups in every stage: all stages have the same ones. */
  readonly places: readonly number[];
}

const Rows = ({ dimension: { dimension, stages }, places }: RowsProps) => {
  const t = useMessages(backoffice.fairness);
  const nameOf = useGroupName();
  return places.map((place) => {
    const group = stages[0]?.groups[place]?.group ?? '';
    return (
      <tr key={group}>
        <th scope="row">{nameOf(dimension, group)}</th>
        {stages.map(({ stage, groups }) => (
          <td key={stage} data-label={t.stages[stage]}>
            <Cell group={groups[place]} alone={places.length === 1} />
          </td>
        ))}
      </tr>
    );
  });
};

/** Countries keep their capital, and so do languages in English; ages and French languages have none in a sentence. */
const inSentence = (dimension: FairnessDimension, name: string, language: Language): string =>
  dimension === 'age' || (dimension === 'language' && language === 'fr')
    ? name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
    : name;

/** Which groups there are, and that they are too small to be shown. */
const TooFew = ({ dimension: { dimension, stages } }: Pick<RowsProps, 'dimension'>) => {
  const t = useMessages(backoffice.fairness);
  const { language } = useLanguage();
  const nameOf = useGroupName();
  const names = (stages[0]?.groups ?? [])
    .filter(({ status }) => status === 'too_few')
    .map(({ group }) => inSentence(dimension, nameOf(dimension, group), language));
  if (names.length === 0) return null;
  return (
    <p className="fairness-few">
      <strong>{t.tooFew(formatList(names, language))}</strong> {t.tooFewHint}
    </p>
  );
};

/** One way of grouping people, and how many of each group went how far. */
export const DimensionCard = ({ dimension }: { readonly dimension: Dimension }) => {
  const t = useMessages(backoffice.fairness);
  const { title, description } = t.dimensions[dimension.dimension];
  const groups = dimension.stages[0]?.groups ?? [];
  const places = groups.flatMap(({ status }, place) => (status === 'too_few' ? [] : [place]));
  const someShown = places.length > 0;
  return (
    <Card title={title} description={description}>
      {groups.length === 0 && <p className="fairness-nobody">{t.nobody}</p>}
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
            <Rows dimension={dimension} places={places} />
          </tbody>
        </table>
      )}
      {places.length === 1 && <p className="fairness-alone">{t.alone}</p>}
      <TooFew dimension={dimension} />
    </Card>
  );
};
