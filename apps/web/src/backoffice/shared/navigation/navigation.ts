import type { MessagesOf } from '@cadran/i18n';
import type { backoffice } from '@cadran/i18n/backoffice';
import type { Icon } from '@tabler/icons-react';
import { createContext, use } from 'react';
import type { RouteAccess } from '../router/guards.ts';

type Messages = MessagesOf<typeof backoffice.navigation>;
export type Place = keyof Messages['places'];
export type NavigationSection = 'start' | keyof Messages['sections'];

/** An entry of the side navigation; those of `modules` also stand in the header. */
export interface NavigationEntry {
  readonly to: string;
  /** Its name, in the `navigation` dictionary. */
  readonly place: Place;
  readonly icon: Icon;
  readonly access: RouteAccess;
  readonly section: NavigationSection;
  /** Marked as current only on its own address, not on the ones below it. */
  readonly exact?: boolean;
}

/** All entries, from the features; whoever shows them filters by access. */
export const NavigationContext = createContext<readonly NavigationEntry[]>([]);

export const useNavigation = (): readonly NavigationEntry[] => use(NavigationContext);
