import {
  type contract,
  DEFAULT_LANGUAGE,
  PAGE_LIMITS,
  type PageChange,
  type PageDraft,
} from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import type { PublishedContent } from '@cadran/reports';
import { AppError, invalid } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/context.ts';
import { throttle } from '../../../http/limits/throttle.ts';
import { campaignActivityLogger, findOrganizationIdOfCampaign } from '../../campaigns/index.ts';
import { listAuditActions } from '../actions/present-action.ts';
import { loadEditableCampaign, loadReadableCampaign } from '../load-campaign.ts';
import {
  findProfilingCampaign,
  type ProfilingCampaignRow,
  profilingStore,
} from '../queries/campaigns.ts';
import { addOpening, findPage, savePage, takeBackPage } from '../queries/published-pages.ts';
import { filteredUnits } from '../results/grouped-units.ts';
import { gatherContent } from './gather-content.ts';
import { presentModel, presentPage } from './present-page.ts';

const auditCampaign = campaignActivityLogger('profiling');

const HOUR_SECONDS = 3600;

const checkDraft = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  { unitIds, actionIds }: PageDraft,
  now: Date,
): Promise<void> => {
  const isKnown = (ids: readonly string[], known: readonly { readonly id: string }[]): boolean =>
    ids.every((id) => known.some((one) => one.id === id));
  if (!isKnown(unitIds, filteredUnits(campaign))) throw invalid({ unitIds: 'one_of' });
  if (actionIds.length > 0 && !isKnown(actionIds, await listAuditActions(tx, campaign, now)))
    throw invalid({ actionIds: 'one_of' });
};

const splitChange = ({ version, ...draft }: PageChange) => ({ version, draft });

interface Published {
  readonly content: PublishedContent;
  readonly publishedAt: Date;
}

/** Runs `read` with a page that is at its audit's link now; every other one does not exist. */
const withPublished = async <T>(
  database: Database,
  id: string,
  read: (tx: Tx, campaign: ProfilingCampaignRow, page: Published) => Promise<T>,
): Promise<T> => {
  const home = await findOrganizationIdOfCampaign(profilingStore, database.global, id);
  return database.withTenant(home, async (tx) => {
    const campaign = await findProfilingCampaign(tx, id);
    const page = await findPage(tx, campaign);
    const isShown = campaign.status === 'closed' && campaign.organizationStatus === 'active';
    if (!isShown || !page?.content || !page.publishedAt) throw new AppError('not_found');
    return read(tx, campaign, { content: page.content, publishedAt: page.publishedAt });
  });
};

export const publishedPages: Handlers<typeof contract.publishedPages> = {
  read: async ({ actor, tx, config, params, now }) =>
    presentPage(tx, config, actor, await loadReadableCampaign(tx, actor, params.id), now),

  save: async ({ actor, tx, config, params, body, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    const { version, draft } = splitChange(body);
    await checkDraft(tx, campaign, draft, now);
    await savePage(tx, campaign, version, { draft }, now);
    await auditCampaign(tx, actor, 'update', campaign, now, { fields: ['publishedPage'] });
    return presentPage(tx, config, actor, campaign, now);
  },

  preview: async ({ actor, tx, params, body: { language, ...draft }, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    await checkDraft(tx, campaign, draft, now);
    return presentModel(campaign, await gatherContent(tx, campaign, draft, now), now, language);
  },

  publish: async ({ actor, tx, config, params, body, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    const { version, draft } = splitChange(body);
    await checkDraft(tx, campaign, draft, now);
    // Until it is closed its link leads to the questionnaire, and its figures are not final.
    if (campaign.status !== 'closed') throw new AppError('conflict');
    const content = await gatherContent(tx, campaign, draft, now);
    await savePage(tx, campaign, version, { draft, content }, now);
    await auditCampaign(tx, actor, 'publish_page', campaign, now);
    return presentPage(tx, config, actor, campaign, now);
  },

  takeBack: async ({ actor, tx, config, params, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    const page = await findPage(tx, campaign);
    if (page?.publishedAt) {
      await takeBackPage(tx, campaign);
      await auditCampaign(tx, actor, 'take_back_page', campaign, now);
    }
    return presentPage(tx, config, actor, campaign, now);
  },

  readPublished: ({ database, params, query }) =>
    withPublished(database, params.id, async (_tx, campaign, { content, publishedAt }) =>
      presentModel(campaign, content, publishedAt, query.language ?? DEFAULT_LANGUAGE),
    ),

  countOpening: ({ database, params, now }) =>
    withPublished(database, params.id, async (tx, campaign) => {
      // By page, not by address: of readers not even a hash is kept.
      const limit = { max: PAGE_LIMITS.openingsPerHour, seconds: HOUR_SECONDS };
      await throttle(database.global, `openings:${campaign.id}`, limit, now);
      await addOpening(tx, campaign);
    }),
};
