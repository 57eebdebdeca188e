import type { CampaignFiles, Module } from '@cadran/contract';
import { campaignFiles } from '@cadran/contract';
import { tryStorage } from '../../../../shared/storage/try-storage.ts';

const keyOf = (key: string): string => `cadran.campaign-file.${key}`;

/** Keeps a file that was read for the form in this tab, also across a reload; gives the address of the start. */
export const keepFile = (file: CampaignFiles[Module]): string => {
  const key = crypto.randomUUID();
  tryStorage(() => sessionStorage.setItem(keyOf(key), JSON.stringify(file)));
  return `file.${key}`;
};

export const keptFile = <M extends Module>(module: M, key: string): CampaignFiles[M] | null => {
  const text = tryStorage(() => sessionStorage.getItem(keyOf(key)));
  const read = text ? campaignFiles[module].safeParse(JSON.parse(text)) : null;
  return read?.success ? (read.data as CampaignFiles[M]) : null;
};
