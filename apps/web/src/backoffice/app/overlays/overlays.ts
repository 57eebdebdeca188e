export { NavigationDrawer } from './navigation-drawer.tsx';
export { Toasts } from './toasts.tsx';
export { UserMenuDropdown } from './user-menu-dropdown.tsx';
