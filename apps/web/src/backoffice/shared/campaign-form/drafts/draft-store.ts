import type { Module } from '@cadran/contract';
import { tryStorage } from '../../../../shared/storage/try-storage.ts';

/** What was typed and not saved, kept in this browser; `version` is the one it began from. */
export interface KeptDraft<V> {
  readonly values: V;
  /** The other version, where two were typed: neither is lost before somebody chose. */
  readonly aside?: V | null;
  readonly version: number | null;
  readonly keptAt: string;
}

/** Drafts with another shape of the values are ignored. */
const FORMAT = 1;
const keyOf = (module: Module, userId: string, campaignId: string | null): string =>
  `cadran.${module}-draft.${FORMAT}.${userId}.${campaignId ?? 'new'}`;

export interface DraftStore<V> {
  readonly read: () => KeptDraft<V> | null;
  /** False where the browser keeps nothing. */
  readonly keep: (draft: KeptDraft<V>) => boolean;
  readonly forget: () => void;
}

export const draftStore = <V>(
  module: Module,
  userId: string,
  campaignId: string | null,
): DraftStore<V> => {
  const key = keyOf(module, userId, campaignId);
  return {
    read: () =>
      tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft<V> | null),
    keep: (draft) => {
      const kept = tryStorage(() => {
        localStorage.setItem(key, JSON.stringify(draft));
        return true;
      });
      return kept ?? false;
    },
    forget: () => void tryStorage(() => localStorage.removeItem(key)),
  };
};

/** The keys of all drafts of one user on this device. */
const draftKeysOf = (userId: string): string[] =>
  tryStorage(() =>
    Object.keys(localStorage).filter(
      (key) => /^cadran\.\w+-draft\./.test(key) && key.includes(`.${userId}.`),
    ),
  ) ?? [];

export const hasDrafts = (userId: string): boolean => draftKeysOf(userId).length > 0;

export const forgetDrafts = (userId: string): void => {
  for (const key of draftKeysOf(userId)) tryStorage(() => localStorage.removeItem(key));
};
