import { area } from '../area.ts';

/** Words for the error codes and field rules of the contract, for both web bundles. */
export const errors = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
