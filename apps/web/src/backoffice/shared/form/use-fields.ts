import { type FieldRule, parseRule } from '@cadran/contract';
import { errors } from '@cadran/i18n/errors';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';

/** Messages of one field instead of the general ones. */
export type RuleMessages = Partial<Record<FieldRule, string | ((num: number) => string)>>;

/**
 * Forms keep the broken rule (`min_length:6`), not a sentence, so that a change of language
 * changes the messages that are already shown. This translates them.
 */
export const useRuleMessages = () => {
  const general = useMessages(errors).rules;
  return (broken: ReactNode, own: RuleMessages = {}): string | null => {
    if (typeof broken !== 'string' || broken === '') return null;
    const { rule, num = 0 } = parseRule(broken);
    const words = own[rule] ?? general[rule];
    return typeof words === 'string' ? words : words(num);
  };
};

/**
 * Props of an input of an uncontrolled form: value, name, translated error. Add
 * `key={form.key(path)}` too, which React does not take from a spread.
 */
export const useFields = <T extends Record<string, unknown>>(form: UseFormReturnType<T>) => {
  const words = useRuleMessages();
  return (path: keyof T & string, own?: RuleMessages, type: 'input' | 'checkbox' = 'input') => {
    const error = words(form.errors[path], own);
    return {
      ...form.getInputProps(path, { type }),
      name: path,
      error,
      // Mantine's PasswordInput does not set aria-invalid.
      'aria-invalid': error !== null || undefined,
    };
  };
};
