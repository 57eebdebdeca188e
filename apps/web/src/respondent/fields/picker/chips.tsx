import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../../shared/language/use-messages.ts';
import type { Option } from './use-suggestions.ts';
import styles from './chips.module.css';

interface Props<T> {
  readonly options: readonly Option<T>[];
  readonly label: string;
  readonly onRemove: (option: Option<T>) => void;
}

/** What was chosen, each with a way out. */
export const Chips = <T,>({ options, label, onRemove }: Props<T>) => {
  const t = useMessages(respondent.engine).picker;
  if (options.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {options.map((option) => (
        <li key={option.key} className={styles.chip}>
          <span>{option.label}</span>
          <button
            type="button"
            aria-label={t.remove(option.label)}
            onClick={() => onRemove(option)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
