import type { Module } from '@cadran/contract/codes';

const keyOf = (module: Module): string => `cadran.${module}-preview`;

/** Left by the campaign's form for the tab that shows it as those who answer would see it. */
export const keepPreview = (module: Module, campaign: object): void =>
  localStorage.setItem(keyOf(module), JSON.stringify(campaign));

/** Null where no form has left one. */
export const keptPreview = (module: Module): unknown =>
  JSON.parse(localStorage.getItem(keyOf(module)) ?? 'null');
