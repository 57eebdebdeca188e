import type { contract } from '@cadran/contract';
import type { Handlers } from '../context.ts';
import { findOrganization } from '../queries/organizations.ts';
import {
  countByCampaign,
  countByUnit,
  listQuestionnaireIds,
} from '../queries/profiling-answers.ts';
import {
  findProfilingCampaign,
  type ProfilingCampaignRow,
  profilingStore,
} from '../queries/profiling-campaigns.ts';
import {
  deleteCampaignLogo,
  findCampaignLogo,
  saveCampaignLogo,
} from '../queries/profiling-logos.ts';
import { auditCampaignOf } from '../services/campaign/audit-campaign.ts';
import { homeOfCampaign } from '../services/campaign/open-campaign.ts';
import { reencodeLogo } from '../services/logo.ts';
import { openingValues } from '../services/profiling/campaign-rules.ts';
import { editable, readable } from '../services/profiling/load-campaign.ts';
import {
  presentProfilingCampaign,
  presentProfilingSummary,
  readPublicProfiling,
} from '../services/profiling/present-campaign.ts';
import {
  changeProfilingCampaign,
  copyProfilingCampaign,
  createProfilingCampaign,
} from '../services/profiling/save-campaign.ts';
import { snapshotOnClosing } from '../services/profiling/results/request-snapshot.ts';
import { responseRate, unitProgress } from '../services/profiling/unit-progress.ts';
import { campaignHandlers } from './campaign-handlers.ts';

const auditCampaign = auditCampaignOf('profiling');

/** Null unless every unit has one: a rate of some of them would be nobody's. */
const expectedOf = ({ units }: ProfilingCampaignRow): number | null => {
  const expected = units.flatMap(({ expectedHeadcount }) => expectedHeadcount ?? []);
  if (expected.length < units.length || units.length === 0) return null;
  return expected.reduce((sum, people) => sum + people, 0);
};

export const profiling: Handlers<typeof contract.profiling> = {
  ...campaignHandlers({
    module: 'profiling',
    store: profilingStore,
    presentSummary: presentProfilingSummary,
    present: presentProfilingCampaign,
    readPublic: readPublicProfiling,
    create: createProfilingCampaign,
    change: changeProfilingCampaign,
    statusOf: async (tx, campaign, status, now) => {
      const { minimumGroup } = await findOrganization(tx, campaign.organizationId);
      if (status === 'closed') {
        // Who was completing at this moment has done so when the lock is ours, and counts.
        await profilingStore.lockCampaign(tx, campaign);
        const { completed } = await findProfilingCampaign(tx, campaign.id);
        await snapshotOnClosing(tx, { ...campaign, completed, status }, now);
      }
      return openingValues(campaign, status, minimumGroup, now);
    },
    copy: copyProfilingCampaign,
  }),

  readLogo: async ({ database, params, reply }) => {
    const organizationId = await homeOfCampaign(profilingStore, database.global, params.id);
    const logo = await database.withTenant(organizationId, (tx) =>
      findCampaignLogo(tx, { organizationId, id: params.id }),
    );
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(logo.content);
  },

  uploadLogo: async ({ actor, tx, config, params, upload, now }) => {
    const campaign = await editable(tx, actor, params.id);
    const { etag, ...logo } = await reencodeLogo(upload);
    await saveCampaignLogo(tx, campaign, logo);
    const changed = await profilingStore.updateCampaign(tx, campaign, { logoEtag: etag }, now);
    await auditCampaign(tx, actor, 'upload_logo', changed, now);
    return presentProfilingCampaign(config, actor, changed);
  },

  removeLogo: async ({ actor, tx, config, params, now }) => {
    const campaign = await editable(tx, actor, params.id);
    await deleteCampaignLogo(tx, campaign);
    const changed = await profilingStore.updateCampaign(tx, campaign, { logoEtag: null }, now);
    await auditCampaign(tx, actor, 'remove_logo', changed, now);
    return presentProfilingCampaign(config, actor, changed);
  },

  progress: async ({ actor, tx, params }) => {
    const campaign = await readable(tx, actor, params.id);
    const { units, minimumGroup, opened, completed } = campaign;
    const expectedHeadcount = expectedOf(campaign);
    return {
      respondents: { opened, completed },
      expectedHeadcount,
      responseRate: responseRate(completed, expectedHeadcount),
      // The platform's path may not read answers, not even to count them by unit (0005_profiling.sql).
      units:
        tx.organizationId === null
          ? null
          : unitProgress(units, await countByUnit(tx, campaign), minimumGroup),
    };
  },

  listQuestionnaires: async ({ actor, tx, params, query }) =>
    listQuestionnaireIds(tx, await readable(tx, actor, params.id), query),

  countQuestionnaires: async ({ tx }) => {
    const rows = await countByCampaign(tx);
    const items = rows.map(({ opened, completed, ...campaign }) => ({
      ...campaign,
      respondents: { opened, completed },
    }));
    return { items, total: items.length };
  },
};
