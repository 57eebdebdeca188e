import type { FieldErrors } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import type { RefObject } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { fieldId, type NamedField } from '../fields/field-context.tsx';
import { useRuleWords } from '../fields/rule-words.ts';

interface Props {
  readonly errors: FieldErrors;
  readonly names: ReadonlyMap<string, NamedField>;
  readonly focus: RefObject<HTMLDivElement | null>;
}

/** What keeps Next from going on, each with a way to its field. */
export const ErrorSummary = ({ errors, names, focus }: Props) => {
  const t = useMessages(respondent.engine);
  const words = useRuleWords();
  const broken = Object.entries(errors);
  if (broken.length === 0) return null;
  return (
    <div ref={focus} className="summary" role="alert" tabIndex={-1}>
      <p className="summary-title">{t.errors.summary(broken.length)}</p>
      <ul>
        {broken.map(([item, rule]) => {
          const field = names.get(item) ?? { label: '', kind: 'text' as const };
          return (
            <li key={item}>
              <button
                type="button"
                className="link"
                onClick={() => document.getElementById(fieldId(item))?.focus()}
              >
                {field.label && `${field.label} – `}
                {words(rule, field.kind)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
