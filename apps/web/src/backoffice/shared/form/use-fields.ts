import { type FieldRule, parseRule } from '@cadran/contract';
import { errors } from '@cadran/i18n/errors';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useMessages } from '../../../language/use-messages.ts';

/** A field's own words in place of the general ones. */
export type RuleWords = Partial<Record<FieldRule, string | ((num: number) => string)>>;

/**
 * Forms keep the broken rule (`min_length:6`), not a sentence, so that a change of language
 * changes the messages that are already on the page. This turns it into words.
 */
export const useRuleWords = () => {
  const general = useMessages(errors).rules;
  return (broken: ReactNode, own: RuleWords = {}): string | null => {
    if (typeof broken !== 'string' || broken === '') return null;
    const { rule, num = 0 } = parseRule(broken);
    const words = own[rule] ?? general[rule];
    return typeof words === 'string' ? words : words(num);
  };
};

/**
 * Props of an input of an uncontrolled form: value, name, error in words. Beside them goes
 * `key={form.key(path)}`, which React does not take from a spread.
 */
export const useFields = <T extends Record<string, unknown>>(form: UseFormReturnType<T>) => {
  const words = useRuleWords();
  return (path: keyof T & string, own?: RuleWords, type: 'input' | 'checkbox' = 'input') => {
    const error = words(form.errors[path], own);
    return {
      ...form.getInputProps(path, { type }),
      name: path,
      error,
      // The kit's password field shows its error and does not say so itself.
      'aria-invalid': error !== null || undefined,
    };
  };
};
