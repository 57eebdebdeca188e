import { area } from '../area.ts';

/** The log-in page, which loads before the back office and without its words. */
export const login = {
  page: area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') }),
  /** Of the frame around every page. */
  shell: area({
    fr: () => import('../backoffice/shell/fr.ts'),
    en: () => import('../backoffice/shell/en.ts'),
  }),
};
