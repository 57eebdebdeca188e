import type { Language } from './language.ts';

/** The form of a dictionary: the French one shows which keys and parameters there are. */
export type Shape<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Shape<T[K]> };

/** The words of one part of the product, fetched when that part is opened. */
export interface Area<T> {
  readonly load: (language: Language) => Promise<T>;
  /** The same, where they are there already: a page that reads them need not wait for a promise. */
  readonly loaded: (language: Language) => T | undefined;
}
export type MessagesOf<A extends Area<unknown>> = A extends Area<infer T> ? T : never;

interface Sources<T> {
  readonly fr: () => Promise<{ default: T }>;
  /** Another shape than the French one does not compile. */
  readonly en: () => Promise<{ default: NoInfer<Shape<T>> }>;
}

/** Each dictionary is fetched once; one that failed to come may be asked for again. */
export const area = <T>(sources: Sources<T>): Area<Shape<T>> => {
  const loading = new Map<Language, Promise<Shape<T>>>();
  const loaded = new Map<Language, Shape<T>>();
  const fetchMessages = async (language: Language): Promise<Shape<T>> => {
    try {
      const messages = (await sources[language]()).default as Shape<T>;
      loaded.set(language, messages);
      return messages;
    } catch (error) {
      loading.delete(language);
      throw error;
    }
  };
  return {
    load: (language) => {
      const messages = loading.get(language) ?? fetchMessages(language);
      loading.set(language, messages);
      return messages;
    },
    loaded: (language) => loaded.get(language),
  };
};
