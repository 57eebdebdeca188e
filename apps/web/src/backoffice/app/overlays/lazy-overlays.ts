import { lazy } from 'react';

/** Menu, drawer and messages of the frame: one file, which the first page does not need. */
const load = () => import('./overlays.ts');

export const UserMenuDropdown = lazy(async () => ({ default: (await load()).UserMenuDropdown }));
export const NavigationDrawer = lazy(async () => ({ default: (await load()).NavigationDrawer }));
export const Toasts = lazy(async () => ({ default: (await load()).Toasts }));
