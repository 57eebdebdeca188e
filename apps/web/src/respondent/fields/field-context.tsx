import type { FieldErrors } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { createContext, use, useEffect } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { type FieldKind, useRuleWords } from './rule-words.ts';

/** A field of the page as the summary of errors names it. */
export interface NamedField {
  readonly label: string;
  readonly kind: FieldKind;
}

interface FieldsOfPage {
  /** Item -> the rule it breaks; empty until Next was refused. */
  readonly errors: FieldErrors;
  readonly names: Map<string, NamedField>;
}

export const FieldContext = createContext<FieldsOfPage>({ errors: {}, names: new Map() });

/** Any item as an id of the page; names of skills hold blanks. */
export const fieldId = (item: string): string => `field-${encodeURIComponent(item)}`;

export const useField = (item: string, label: string, kind: FieldKind) => {
  const { errors, names } = use(FieldContext);
  const words = useRuleWords();
  useEffect(() => {
    names.set(item, { label, kind });
    return () => void names.delete(item);
  }, [names, item, label, kind]);
  const rule = errors[item];
  const id = fieldId(item);
  return {
    id,
    invalid: rule !== undefined,
    errorId: rule === undefined ? undefined : `${id}-error`,
    message: rule === undefined ? undefined : words(rule, kind),
  };
};

export const FieldError = ({
  id,
  children,
}: {
  id: string | undefined;
  children: string | undefined;
}) =>
  children === undefined ? null : (
    <p className="field-error" id={id}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 1.5 15 14H1zM8 6v4M8 11.6v.6" />
      </svg>
      {children}
    </p>
  );

export const Optional = () => (
  <span className="optional">({useMessages(respondent.engine).optional})</span>
);
