import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  skipToContent: 'Skip to content',
  openNavigation: 'Open the menu',
  closeNavigation: 'Close the menu',
  mainNavigation: 'Main navigation',
  modules: 'Modules',
  breadcrumb: 'Breadcrumb',
  userMenu: 'My account',
  search: 'Search',
  logout: 'Log out',
  language: 'Language',
  theme: {
    label: 'Theme',
    choices: { auto: 'Same as the system', light: 'Light', dark: 'Dark' },
  },
  version: (version) => `Version ${version}`,
  loading: 'Loading…',
  retry: 'Retry',
  reload: 'Reload the page',
  close: 'Close',
  cancel: 'Cancel',
  backHome: 'Back to home',
  toSettings: 'Open the settings',
  reference: (id) => `Reference: ${id}`,
  roles: {
    user: 'User',
    admin: 'Administrator',
    superadmin: 'Super administrator',
  },
  mailLanguage: {
    label: 'Language of your emails',
    question: 'Your emails are in French. Would you like them in English too?',
    change: 'Send them in English',
    keep: 'Keep French',
    changed: 'Your next emails will be in English',
  },
  failure: {
    title: 'Something went wrong',
    explanation: 'The page could not be shown. Your data are safe.',
  },
  notFound: {
    title: 'Not found',
    explanation: 'This page does not exist, or has moved.',
    gone: 'What you are looking for does not exist, or no longer does. Candidates may also have erased their data themselves: these cannot be brought back.',
  },
  outdated: {
    title: 'Part of the application could not be loaded',
    explanation:
      'The connection may have been interrupted, or a new version has just been installed. Reloading the page usually helps.',
  },
  widgets: {
    clear: 'Clear',
    showPassword: 'Show or hide the password',
  },
} satisfies Shape<typeof fr>;
