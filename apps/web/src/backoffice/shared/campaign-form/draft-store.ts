import type { Module } from '@cadran/contract';

/** What was typed and not saved, kept in this browser; `version` is the one it began from. */
export interface KeptDraft<V> {
  readonly values: V;
  readonly version: number | null;
  readonly keptAt: string;
}

/** Another form of the values makes drafts of before unreadable: they are then left aside. */
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
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
): DraftStore<V> => {
  const key = keyOf(module, userId, campaignId);
  return {
    read: () => {
      try {
        const text = storage().getItem(key);
        return text === null ? null : (JSON.parse(text) as KeptDraft<V>);
      } catch {
        return null;
      }
    },
    keep: (draft) => {
      try {
        storage().setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    forget: () => {
      try {
        storage().removeItem(key);
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
  };
};
