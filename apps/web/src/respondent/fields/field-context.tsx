import type { FieldErrors } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { createContext, use, useEffect, useRef } from 'react';
import { useMessages } from '../../shared/language/use-messages.ts';
import { createFieldNames, type FieldNames } from './field-names.ts';
import { type FieldKind, useRuleMessage } from './rule-messages.ts';
import styles from './field.module.css';

/** Turns a typed text into an answer; returns null, or the rule that it breaks. */
export type Settle = () => string | null;

interface FieldsOfPage {
  /** Item -> the rule it breaks; empty until Next was refused. */
  readonly errors: FieldErrors;
  readonly names: FieldNames;
  /** Called at Next for fields whose text may not be an answer yet. */
  readonly settles: Map<string, Settle>;
  /** What is typed there now; null for an answer, or nothing. */
  readonly typedIn: (item: string, rule: string | null) => void;
}

export const FieldContext = createContext<FieldsOfPage>({
  errors: {},
  names: createFieldNames(),
  settles: new Map(),
  typedIn: () => undefined,
});

/** Any item as an id of the page; names of skills hold blanks. */
export const fieldId = (item: string): string => `field-${encodeURIComponent(item)}`;

export const useField = (item: string, label: string, kind: FieldKind) => {
  const { errors, names } = use(FieldContext);
  const words = useRuleMessage();
  useEffect(() => names.name(item, { label, kind }), [names, item, label, kind]);
  const rule = errors[item];
  const id = fieldId(item);
  return {
    id,
    invalid: rule !== undefined,
    errorId: rule === undefined ? undefined : `${id}-error`,
    message: rule === undefined ? undefined : words(rule, kind),
  };
};

/** For a field whose text must still be added as an answer: Next adds it or shows an error. */
export const useSettle = (item: string, settle: Settle): void => {
  const { settles } = use(FieldContext);
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    settles.set(item, () => latest.current());
    return () => void settles.delete(item);
  }, [settles, item]);
};

/** Reports the typed text, so that an error follows it. */
export const useTypedIn = (item: string): ((rule: string | null) => void) => {
  const { typedIn } = use(FieldContext);
  return (rule) => typedIn(item, rule);
};

export const Optional = () => (
  <span className={styles.optional}>({useMessages(respondent.engine).optional})</span>
);
