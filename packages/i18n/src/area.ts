import type { Language } from './language.ts';

/** The keys and parameters of a dictionary, taken from the French one. */
export type Shape<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Shape<T[K]> };

/** The dictionaries of one part of the product, loaded on demand. */
export interface Area<T> {
  readonly load: (language: Language) => Promise<T>;
}
export type MessagesOf<A extends Area<unknown>> = A extends Area<infer T> ? T : never;

interface Sources<T> {
  readonly fr: () => Promise<{ default: T }>;
  /** Must have the shape of the French one. */
  readonly en: () => Promise<{ default: NoInfer<Shape<T>> }>;
}

/**
 * Loads each dictionary once; a failed load is retried on the next call. A loaded promise has the fields that React
 * reads, so that `use` returns its value without suspending.
 */
export const area = <T>(sources: Sources<T>): Area<Shape<T>> => {
  const loading = new Map<Language, Promise<Shape<T>>>();
  const fetchMessages = async (language: Language): Promise<Shape<T>> =>
    (await sources[language]()).default as Shape<T>;
  return {
    load: (language) => {
      const known = loading.get(language);
      if (known) return known;
      const messages = fetchMessages(language);
      messages.then(
        (value) => Object.assign(messages, { status: 'fulfilled', value }),
        () => loading.delete(language),
      );
      loading.set(language, messages);
      return messages;
    },
  };
};
