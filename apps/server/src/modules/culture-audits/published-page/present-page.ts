import {
  type Language,
  PAGE_FIGURES,
  type PageDraft,
  type PageModel,
  type PublishedPage,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { buildPublishedPage, type PublishedContent } from '@cadran/reports';
import type { Config } from '../../../env.ts';
import { campaignLink } from '../../campaigns/index.ts';
import { listAuditActions } from '../actions/present-action.ts';
import { logoUrl } from '../present-campaign.ts';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { findPage } from '../queries/published-pages.ts';
import { countServedCells, findCurrentSnapshot } from '../queries/snapshots.ts';
import { filteredUnits } from '../results/grouped-units.ts';
import { findEarlierAudit, loadEverybody } from './find-earlier-audit.ts';

const EMPTY_DRAFT: PageDraft = {
  heard: { fr: '', en: '' },
  next: { fr: '', en: '' },
  figures: [...PAGE_FIGURES],
  unitIds: [],
  actionIds: [],
  since: true,
};

const presentChoices = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  now: Date,
): Promise<PublishedPage['choices']> => {
  const actions = await listAuditActions(tx, campaign, now);
  const snapshot = await findCurrentSnapshot(tx, campaign);
  const everybody = snapshot ? await loadEverybody(tx, snapshot) : null;
  const served = snapshot && (await countServedCells(tx, snapshot));
  const earlier =
    snapshot && everybody && (await findEarlierAudit(tx, campaign, snapshot, everybody));
  return {
    results: everybody !== null,
    units: filteredUnits(campaign).map(({ id, name }) => ({
      id,
      name,
      served: served?.has(`unit=${id}`) ?? false,
    })),
    earlier: earlier ? { name: earlier.name, takenAt: earlier.takenAt.toISOString() } : null,
    actions: actions.map(({ id, title, unit, dueOn, state, audit }) => ({
      id,
      title,
      unit,
      dueOn,
      state,
      earlier: audit.id !== campaign.id,
    })),
  };
};

export const presentPage = async (
  tx: Tx,
  config: Config,
  actor: Member,
  campaign: ProfilingCampaignRow,
  now: Date,
): Promise<PublishedPage> => {
  const row = await findPage(tx, campaign);
  const { id, organizationId, name, status } = campaign;
  const publishedAt = row?.publishedAt ?? null;
  const draft = row?.draft ?? EMPTY_DRAFT;
  const choices = await presentChoices(tx, campaign, now);
  const known = new Set(choices.actions.map((action) => action.id));
  return {
    campaign: { id, organizationId, name, status },
    link: campaignLink(config, 'profiling', campaign),
    // Without actions that were deleted since.
    draft: { ...draft, actionIds: draft.actionIds.filter((action) => known.has(action)) },
    version: row?.version ?? 0,
    publishedAt: publishedAt?.toISOString() ?? null,
    changed: row !== undefined && publishedAt !== null && row.savedAt > publishedAt,
    openings: row?.openings ?? 0,
    choices,
    can: { edit: campaignPolicy.edit(actor, campaign) },
  };
};

/** The page in one language, as it was published or would be. */
export const presentModel = (
  campaign: ProfilingCampaignRow,
  content: PublishedContent,
  publishedAt: Date,
  language: Language,
): PageModel => {
  const { organizationName, timeZone } = campaign;
  const frame = { organizationName, timeZone, publishedAt: publishedAt.toISOString() };
  return { report: buildPublishedPage(content, frame, language), logo: logoUrl(campaign) };
};
