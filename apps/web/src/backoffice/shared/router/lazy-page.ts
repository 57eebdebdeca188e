import { LIMITS } from '@cadran/contract';
import { type Area, resolveLanguage } from '@cadran/i18n';
import { type ComponentType, createElement, use } from 'react';

/** A part of the application did not arrive: the remedy is to reload (ux.md, For everyone). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const orTimeout = <T>(loading: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), ms);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
};

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
  const loadOnce = (): Promise<ComponentType> => {
    loading ??= orTimeout(load(), LIMITS.chunkTimeoutMs).catch((cause: unknown) => {
      loading = undefined;
      throw new ChunkLoadError('A page could not be loaded', { cause });
    });
    return loading;
  };
  const LazyPage = () => createElement(use(loadOnce()));
  return Object.assign(LazyPage, {
    preload: async () => {
      await Promise.all([loadOnce(), loadWords(areas)]);
    },
  });
};
