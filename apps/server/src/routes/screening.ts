import type { contract } from '@cadran/contract';
import { AppError } from '../app-error.ts';
import type { Handlers } from '../context.ts';

const later = (): Promise<never> => Promise.reject(new AppError('unavailable'));

export const screening: Handlers<typeof contract.screening> = {
  listCampaigns: later,
  campaignsOfOrganization: later,
  createCampaign: later,
  readCampaign: later,
  updateCampaign: later,
  removeCampaign: later,
  openCampaign: later,
  closeCampaign: later,
  duplicateCampaign: later,
  findCampaignByUrl: later,
  urlAvailable: later,
  qrSvg: later,
  qrPng: later,
  listCandidates: later,
  removeQuestionnaire: later,
};
