import type { ScreeningCampaign } from '@cadran/contract';
import { logIn } from '../../../drills/support/client.ts';
import type { LoadGenerator } from './load-generator.ts';

interface List {
  readonly items: readonly { readonly id: string }[];
}

/** Copies of a demonstration campaign, to stay below the hourly limit per campaign. */
export const openCampaigns = async (
  address: string,
  count: number,
): Promise<LoadGenerator['campaigns']> => {
  const camille = await logIn(address, 'camille', 'cadran-demo');
  const { items } = (await camille.send('GET', '/screening/campaigns?status=open')).body as List;
  const campaigns = [];
  for (let made = 0; made < count; made++) {
    const copied = await camille.send('POST', `/screening/campaigns/${items[0]?.id}/duplicate`);
    const { id } = copied.body as ScreeningCampaign;
    const opened = await camille.send('POST', `/screening/campaigns/${id}/open`);
    if (opened.status !== 200) throw new Error(`Opening a campaign answered ${opened.status}.`);
    const visitor = await fetch(`${address}/api/auth/jwt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ timestamp: Date.now() }),
    });
    const { token } = (await visitor.json()) as { token: string };
    const read = await fetch(`${address}/api/screening/campaigns/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    campaigns.push({
      id,
      asked: (await read.json()) as LoadGenerator['campaigns'][number]['asked'],
    });
  }
  return campaigns;
};
