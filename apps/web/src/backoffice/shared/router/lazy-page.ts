import { LIMITS } from '@cadran/contract';
import { type Area, resolveLanguage } from '@cadran/i18n';
import { type ComponentType, createElement, use } from 'react';
import { orTimeout } from '../../../loading/or-timeout.ts';

/** A part of the application did not arrive: the remedy is to reload (ux.md, For everyone). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** What does not come within the time of the specification (section 8), or at all, is a part that failed to load. */
const arriving = <T>(loading: Promise<T>): Promise<T> =>
  orTimeout(loading, LIMITS.chunkTimeoutMs).catch((cause: unknown) => {
    throw new ChunkLoadError('A page could not be loaded', { cause });
  });

/** The words come in together with the page, in the language that is being read. */
const loadWords = (areas: readonly Area<unknown>[]): Promise<unknown> => {
  const language = resolveLanguage(document.documentElement.lang);
  return Promise.all(areas.map((area) => area.load(language)));
};

/**
 * A page fetched when it is first opened, with the dictionaries it names. The router calls
 * `preload` before it shows the page.
 */
export const lazyPage = (load: () => Promise<ComponentType>, ...areas: Area<unknown>[]) => {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const loadOnce = (): Promise<ComponentType> => {
    loading ??= arriving(load()).then(
      (page) => {
        loaded = page;
        return page;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const LazyPage = () => createElement(loaded ?? use(loadOnce()));
  return Object.assign(LazyPage, {
    preload: async () => {
      await Promise.all([loadOnce(), arriving(loadWords(areas))]);
    },
  });
};
