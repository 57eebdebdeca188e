import type {
  PublicOrganization,
  PublicProfilingCampaign,
  PublicScreeningCampaign,
} from '@cadran/contract';
import { anonymousToken, getJson } from './http-client.ts';

/** What the server writes into the page, so that the first picture needs no further call. */
export interface Boot {
  readonly organization: PublicOrganization | null;
  /** The campaign of the address; null where it cannot be answered, or has none. */
  readonly campaign: PublicScreeningCampaign | PublicProfilingCampaign | null;
  /** The organisation of the address has no such campaign. */
  readonly isUnknown: boolean;
}

const EMPTY: Boot = { organization: null, campaign: null, isUnknown: false };

export const readBoot = (): Boot | null => {
  const text = document.querySelector('#boot')?.textContent?.trim();
  return text ? (JSON.parse(text) as Boot) : null;
};

/** In development nothing writes it: the same data is fetched. */
const fetchBoot = async (organizationId: string): Promise<Boot> => {
  const token = await anonymousToken();
  return {
    ...EMPTY,
    organization: await getJson<PublicOrganization>(
      `/api/organizations/${encodeURIComponent(organizationId)}`,
      token,
    ),
  };
};

export const loadBoot = async (organizationId: string | undefined): Promise<Boot> => {
  const boot = readBoot();
  if (boot) return boot;
  if (!organizationId) return EMPTY;
  return fetchBoot(organizationId).catch(() => EMPTY);
};
