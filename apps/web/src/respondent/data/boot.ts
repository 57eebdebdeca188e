import type { PublicOrganization } from '@cadran/contract';
import { anonymousToken, getJson } from './http-client.ts';

/** What the server writes into the page, so that the first picture needs no further call. */
export interface Boot {
  readonly organization: PublicOrganization | null;
}

const readBoot = (): Boot | null => {
  const text = document.querySelector('#boot')?.textContent?.trim();
  return text ? (JSON.parse(text) as Boot) : null;
};

/** In development nothing writes it: the same data is fetched. */
const fetchBoot = async (organizationId: string): Promise<Boot> => {
  const token = await anonymousToken();
  return {
    organization: await getJson<PublicOrganization>(
      `/api/organizations/${encodeURIComponent(organizationId)}`,
      token,
    ),
  };
};

export const loadBoot = async (organizationId: string | undefined): Promise<Boot> => {
  const boot = readBoot();
  if (boot) return boot;
  if (!organizationId) return { organization: null };
  return fetchBoot(organizationId).catch(() => ({ organization: null }));
};
