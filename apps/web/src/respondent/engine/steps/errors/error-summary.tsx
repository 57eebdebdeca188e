import type { FieldErrors } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { type RefObject, useSyncExternalStore } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { fieldId } from '../../../fields/field-context.tsx';
import type { FieldNames } from '../../../fields/field-names.ts';
import { useRuleMessage } from '../../../fields/rule-messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import styles from './error-summary.module.css';

interface Props {
  readonly errors: FieldErrors;
  readonly names: FieldNames;
  readonly focus: RefObject<HTMLDivElement | null>;
}

/** The first few are enough: fixing them leads to the rest. */
const SHOWN = 3;

/** One more takes no more room than saying that there is one more. */
const shownOf = <T,>(broken: readonly T[]): readonly T[] =>
  broken.length > SHOWN + 1 ? broken.slice(0, SHOWN) : broken;

/** What keeps Next from going on, each with a way to its field. */
export const ErrorSummary = ({ errors, names, focus }: Props) => {
  const t = useMessages(respondent.engine);
  const words = useRuleMessage();
  const named = useSyncExternalStore(names.subscribe, names.all);
  const broken = Object.entries(errors).flatMap(([item, rule]) => {
    const field = named.get(item);
    return field ? [{ item, label: field.label, message: words(rule, field.kind) }] : [];
  });
  if (broken.length === 0) return null;
  const shown = shownOf(broken);
  const [common, ...others] = new Set(broken.map(({ message }) => message));
  const isOneReason = others.length === 0;
  return (
    <div
      ref={focus}
      className={styles.summary}
      data-testid="error-summary"
      role="alert"
      tabIndex={-1}
    >
      <p className={styles.title}>{t.errors.summary(broken.length)}</p>
      {isOneReason && <p>{common}</p>}
      <ul>
        {shown.map(({ item, label, message }) => (
          <li key={item}>
            <LinkButton onClick={() => document.getElementById(fieldId(item))?.focus()}>
              {label}
            </LinkButton>
            {!isOneReason && ` – ${message}`}
          </li>
        ))}
        {shown.length < broken.length && <li>{t.errors.others(broken.length - shown.length)}</li>}
      </ul>
    </div>
  );
};
