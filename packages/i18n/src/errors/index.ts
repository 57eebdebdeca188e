import { area } from '../area.ts';

/** Messages for the error codes and field rules of the contract, used by both web bundles. */
export const errors = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
