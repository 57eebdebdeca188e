import { ranking } from '@cadran/i18n/ranking';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Ranking } from '../../shared/ranking/ranking.tsx';
import type { RankingItem } from '../../shared/ranking/ranking-item.ts';
import { useIsNarrow } from '../../shared/ranking/ranking-layout.ts';
import { useField } from './field-context.tsx';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

interface Props<K extends string> {
  readonly item: string;
  readonly label: string;
  readonly items: readonly RankingItem<K>[];
  readonly value: readonly K[];
  readonly onChange: (value: readonly K[]) => void;
  /** What belongs in the first place, where it is not simply the most important. */
  readonly first?: string;
  readonly brief?: boolean;
}

/** The ranking as a field of a page: all must be used before Next goes on. */
export const RankingField = <K extends string>(props: Props<K>) => {
  const { item, label, items, value, onChange, first, brief = false } = props;
  const labels = useMessages(ranking);
  const field = useField(item, label, 'ranking');
  const isOneList = useIsNarrow();
  const left = items.length - value.length;
  return (
    <div id={field.id} tabIndex={-1}>
      <FieldError id={field.errorId}>{field.message}</FieldError>
      {field.invalid && (
        <p className={styles.hint}>
          {isOneList ? labels.unnumbered(left) : labels.leftover(labels.pool, left)}
        </p>
      )}
      <Ranking
        items={items}
        value={value}
        onChange={onChange}
        labels={first === undefined ? labels : { ...labels, rankingEmpty: first }}
        name={label}
        brief={brief}
        describedBy={field.errorId}
      />
    </div>
  );
};
