import type { ScreenshotSession } from './screenshot-session.ts';

interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly organizationId: string;
  readonly customUrl: string;
  readonly status: string;
}
interface Page<T> {
  readonly items: readonly T[];
}
interface Candidate {
  readonly id: string;
  readonly overall: number | null;
  readonly quality: string | null;
}

const first = <T>(items: readonly T[], what: string): T => {
  const [found] = items;
  if (found === undefined) throw new Error(`The demonstration has no ${what}`);
  return found;
};

/** A campaign with reliable completed candidates, best fit first. */
export const scoredCampaign = async ({ ask }: ScreenshotSession) => {
  const { items } = await ask<Page<Campaign>>('/screening/campaigns');
  for (const campaign of items) {
    const answers = await ask<Page<Candidate>>(
      `/screening/campaigns/${campaign.id}/screening/questionnaires/`,
    );
    const scored = answers.items
      .filter(({ quality, overall }) => quality === 'good' && overall !== null)
      .toSorted((a, b) => (b.overall ?? 0) - (a.overall ?? 0));
    const doubtful = answers.items.find(({ quality }) => quality === 'unreliable');
    if (scored.length > 1)
      return { campaign, candidate: first(scored, 'candidate'), scored, doubtful };
  }
  throw new Error('The demonstration has no scored candidates');
};

/** Culture audits with results, latest first. */
export const closedAudits = async ({ ask }: ScreenshotSession): Promise<readonly Campaign[]> => {
  const { items } = await ask<Page<Campaign>>('/profiling/campaigns');
  return items.filter(({ status }) => status === 'closed');
};
export const closedAudit = async (session: ScreenshotSession): Promise<Campaign> =>
  first(await closedAudits(session), 'closed audit');
