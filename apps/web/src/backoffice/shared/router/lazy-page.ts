import { LIMITS } from '@cadran/contract';
import { type Area, resolveLanguage } from '@cadran/i18n';
import { type ComponentType, createElement, use } from 'react';
import { settledPromise, withTimeout } from '../../../shared/loading/promises.ts';

/** A chunk could not be loaded; the user should reload. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Timeout of the specification's section 8. */
const withLoadTimeout = <T>(loading: Promise<T>): Promise<T> =>
  withTimeout(loading, LIMITS.chunkTimeoutMs).catch((cause: unknown) => {
    throw new ChunkLoadError('A page could not be loaded', { cause });
  });

const loadMessages = (areas: readonly Area<unknown>[]): Promise<unknown> => {
  const language = resolveLanguage(document.documentElement.lang);
  return Promise.all(areas.map((area) => area.load(language)));
};

/**
 * A page loaded when it is first opened, with its dictionaries. The router calls
 * `preload` before it shows the page.
 */
export const lazyPage = (load: () => Promise<ComponentType>, ...areas: Area<unknown>[]) => {
  let loading: Promise<ComponentType> | undefined;
  const loadOnce = (): Promise<ComponentType> => {
    loading ??= settledPromise(
      withLoadTimeout(load()).catch((error: unknown) => {
        loading = undefined;
        throw error;
      }),
    );
    return loading;
  };
  // Read in every render, also once it is loaded: React warns of a `use` that a later render leaves out.
  const LazyPage = () => createElement(use(loadOnce()));
  return Object.assign(LazyPage, {
    preload: async () => {
      await Promise.all([loadOnce(), withLoadTimeout(loadMessages(areas))]);
    },
  });
};
