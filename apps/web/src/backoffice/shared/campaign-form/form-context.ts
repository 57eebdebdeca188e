import type { Module } from '@cadran/contract';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { type RuleMessages, useRuleMessages } from '../form/use-fields.ts';
import { valueAt } from '../form/value-at.ts';
import type { CommonValues } from './common-values.ts';
import type { CampaignFormState } from './use-campaign-form.ts';

export const CampaignFormContext = createContext<unknown>(null);

/** The form's state; sections of one module name its values and sections. */
export const useCampaignFormState = <
  M extends Module = Module,
  V extends CommonValues = CommonValues,
  S extends string = string,
>(): CampaignFormState<M, V, S> => {
  const state = use(CampaignFormContext);
  if (!state) throw new Error('A section must be rendered inside the campaign form');
  return state as CampaignFormState<M, V, S>;
};

/** Props of a plain input of the form; beside them goes `key={form.key(path)}`. */
export const useCampaignFields = () => {
  const { form, readOnly } = useCampaignFormState();
  const words = useRuleMessages();
  return (path: string, own?: RuleMessages, type: 'input' | 'checkbox' = 'input') => ({
    ...form.getInputProps(path, { type }),
    name: path,
    disabled: readOnly,
    error: words(form.errors[path], own),
  });
};

/** The broken rule of a field that is no plain input, in words. */
export const useFieldError = () => {
  const { form } = useCampaignFormState();
  const words = useRuleMessages();
  return (path: string, own?: RuleMessages): string | null => words(form.errors[path], own);
};

/** The setter of a form value, without rerendering on change. */
const useSetValue = (path: string): ((value: unknown) => void) => {
  const { form } = useCampaignFormState();
  const { setFieldValue, setErrors, errors } = form;
  return useCallback(
    (next: unknown) => {
      setFieldValue(path, next as never, { forceUpdate: false });
      // Whatever was wrong inside of it was about the value before.
      const others = Object.entries(errors).filter(([name]) => !name.startsWith(`${path}.`));
      if (others.length < Object.keys(errors).length) setErrors(Object.fromEntries(others));
    },
    [path, setFieldValue, setErrors, errors],
  );
};

/**
 * A list whose fields keep their own text: drawn again only when `shape` differs, not at every letter
 * that is typed into one of them.
 */
export const useFormList = <T>(path: string, shape: (item: T) => string) => {
  const { form, watch } = useCampaignFormState();
  const read = (): readonly T[] => valueAt(form.getValues(), path) as readonly T[];
  useSyncExternalStore(watch, () => read().map(shape).join());
  return { items: read(), read, set: useSetValue(path) satisfies (list: readonly T[]) => void };
};

/** A form value that rerenders on change, with its setter. */
export const useFormValue = <T>(path: string): readonly [T, (value: T) => void] => {
  const { form, watch } = useCampaignFormState();
  const value = useSyncExternalStore(watch, () => valueAt(form.getValues(), path)) as T;
  return [value, useSetValue(path)];
};

/** What a section is called, in the module's words. */
export const useSectionName = (): ((section: string) => string) => {
  const { words } = useCampaignFormState().kind;
  return (section) => words.sections[section]?.name ?? section;
};
