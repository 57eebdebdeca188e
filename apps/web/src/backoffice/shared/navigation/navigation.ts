import type { MessagesOf } from '@cadran/i18n';
import type { backoffice } from '@cadran/i18n/backoffice';
import type { Icon } from '@tabler/icons-react';
import { createContext, use } from 'react';
import type { RouteAccess } from '../router/guards.ts';

type Messages = MessagesOf<typeof backoffice.navigation>;
export type Place = keyof Messages['places'];
export type NavigationSection = 'start' | keyof Messages['sections'];

/** Entries of `modules` are in the header too. */
export interface NavigationEntry {
  readonly to: string;
  /** Key in the `navigation` dictionary. */
  readonly place: Place;
  readonly icon: Icon;
  readonly access: RouteAccess;
  readonly section: NavigationSection;
  /** Current only on its exact path. */
  readonly exact?: boolean;
}

/** Entries of all features, not filtered by access. */
export const NavigationContext = createContext<readonly NavigationEntry[]>([]);

export const useNavigation = (): readonly NavigationEntry[] => use(NavigationContext);
