import type { Module } from '@cadran/contract/codes';

const keyOf = (module: Module): string => `cadran.${module}-preview`;

/** Passes an unsaved campaign from the form to the preview tab. */
export const storePreview = (module: Module, campaign: object): void =>
  localStorage.setItem(keyOf(module), JSON.stringify(campaign));

export const loadPreview = (module: Module): unknown =>
  JSON.parse(localStorage.getItem(keyOf(module)) ?? 'null');
