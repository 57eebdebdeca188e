import { readBoot } from '../data/boot.ts';
import { anonymousToken, getJson } from '../data/http-client.ts';
import { questionnairePath, type ShortLinkRoute } from './route.ts';

/** Where a short link leads: its questionnaire at part 0, page 0; null on any failure (spec, section 2). */
export const followShortLink = async (link: ShortLinkRoute): Promise<string | null> => {
  const known = readBoot()?.campaign;
  if (known) return questionnairePath({ ...link, campaignId: known.id });
  try {
    const token = await anonymousToken();
    const { id } = await getJson<{ id: string }>(
      `/api/${link.module}/campaigns/url/${encodeURIComponent(link.organizationId)}/${encodeURIComponent(link.customUrl)}`,
      token,
    );
    return questionnairePath({ ...link, campaignId: id });
  } catch {
    return null;
  }
};
