import type { CodeCounts, Module } from '@cadran/contract';
import type { Campaign } from './campaign-types.ts';

/** The codes of an audit by codes; null for any other campaign. */
export const codesOf = (campaign: Campaign): CodeCounts | null =>
  'codes' in campaign ? campaign.codes : null;

/** Texts that differ between the modules, and between audits by link and by codes. */
export const mailTextsOf = (module: Module, campaign: Campaign): Module | 'codes' =>
  codesOf(campaign) === null ? module : 'codes';

/** Mailed codes cannot be repeated once the campaign has been closed: their secret is destroyed. */
export const hasEndedCodes = (campaign: Campaign): boolean => codesOf(campaign)?.canMail === false;
