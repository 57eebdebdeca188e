import type { FairnessDimension, FairnessReport, Language } from '@cadran/contract';
import { formatList, formatNumber, formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { useGroupName } from './use-group-name.ts';
import styles from './fairness-page.module.css';

type Dimension = FairnessReport['dimensions'][number];
type Group = Dimension['stages'][number]['groups'][number];

interface ComparedGroupProps {
  readonly group: Extract<Group, { status: 'compared' }>;
  readonly isOnlyGroup: boolean;
}

const ComparedGroup = ({ group, isOnlyGroup }: ComparedGroupProps) => {
  const t = useMessages(backoffice.fairness);
  const { language } = useLanguage();
  const format = (count: number) => formatNumber(count, language);
  return (
    <div className={styles.fairnessCell} data-flagged={group.flagged || undefined}>
      <span className={styles.fairnessRate}>{formatPercent(group.rate, language)}</span>
      <span className={styles.fairnessShare}>
        {t.share(format(group.selected), format(group.candidates))}
      </span>
      {!isOnlyGroup && (
        <>
          <meter className={styles.fairnessBar} min={0} max={1} value={group.ratio} aria-hidden />
          <span className={styles.fairnessRatio}>
            {group.ratio === 1 ? t.best : t.ratio(formatPercent(group.ratio, language))}
          </span>
        </>
      )}
      {group.flagged && (
        <span className={styles.fairnessFlag}>
          <IconAlertTriangle size={16} stroke={2} aria-hidden />
          {t.flagged}
        </span>
      )}
    </div>
  );
};

interface CellProps {
  readonly group: Group | undefined;
  readonly isOnlyGroup: boolean;
}

const Cell = ({ group, isOnlyGroup }: CellProps) => {
  const t = useMessages(backoffice.fairness);
  if (group?.status === 'compared')
    return <ComparedGroup group={group} isOnlyGroup={isOnlyGroup} />;
  return <span className={styles.fairnessNone}>{t.noneSelected}</span>;
};

interface RowsProps {
  readonly dimension: Dimension;
  /** Indexes of the groups to show; all stages have the same groups. */
  readonly indexes: readonly number[];
}

const Rows = ({ dimension: { dimension, stages }, indexes }: RowsProps) => {
  const t = useMessages(backoffice.fairness);
  const groupName = useGroupName();
  return indexes.map((index) => {
    const group = stages[0]?.groups[index]?.group ?? '';
    return (
      <tr key={group}>
        <th scope="row">{groupName(dimension, group)}</th>
        {stages.map(({ stage, groups }) => (
          <td key={stage} data-label={t.stages[stage]}>
            <Cell group={groups[index]} isOnlyGroup={indexes.length === 1} />
          </td>
        ))}
      </tr>
    );
  });
};

/** Countries and English names of languages keep their capital within a sentence. */
const lowerFirstInSentence = (
  dimension: FairnessDimension,
  name: string,
  language: Language,
): string =>
  dimension === 'age' || (dimension === 'language' && language === 'fr')
    ? name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
    : name;

const TooSmallGroups = ({ dimension: { dimension, stages } }: Pick<RowsProps, 'dimension'>) => {
  const t = useMessages(backoffice.fairness);
  const { language } = useLanguage();
  const groupName = useGroupName();
  const names = (stages[0]?.groups ?? [])
    .filter(({ status }) => status === 'too_few')
    .map(({ group }) => lowerFirstInSentence(dimension, groupName(dimension, group), language));
  if (names.length === 0) return null;
  return (
    <p className={styles.fairnessFew}>
      <strong>{t.tooFew(formatList(names, language))}</strong> {t.tooFewHint}
    </p>
  );
};

export const DimensionCard = ({ dimension }: { readonly dimension: Dimension }) => {
  const t = useMessages(backoffice.fairness);
  const { title, description } = t.dimensions[dimension.dimension];
  const groups = dimension.stages[0]?.groups ?? [];
  const indexes = groups.flatMap(({ status }, index) => (status === 'too_few' ? [] : [index]));
  return (
    <Card title={title} description={description}>
      {groups.length === 0 && <p className={styles.fairnessNobody}>{t.nobody}</p>}
      {indexes.length > 0 && (
        <table className={styles.fairnessTable} aria-label={title}>
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
            <Rows dimension={dimension} indexes={indexes} />
          </tbody>
        </table>
      )}
      {indexes.length === 1 && <p className={styles.fairnessAlone}>{t.alone}</p>}
      <TooSmallGroups dimension={dimension} />
    </Card>
  );
};
