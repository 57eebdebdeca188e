import {
  type CampaignFiles,
  type contract,
  QUESTIONNAIRE_STATUSES,
  toCampaignFile,
} from '@cadran/contract';
import type { Handlers } from '../../http/context.ts';
import { countByCampaign } from './queries/answers.ts';
import {
  findProfilingCampaign,
  type ProfilingCampaignValues,
  profilingStore,
} from './queries/campaigns.ts';
import { deleteCampaignLogo, findCampaignLogo, saveCampaignLogo } from './queries/logos.ts';
import { openingValues } from './campaign-rules.ts';
import { loadEditableCampaign, loadReadableCampaign } from './load-campaign.ts';
import {
  presentProfilingCampaign,
  presentProfilingSummary,
  readPublicProfiling,
} from './present-campaign.ts';
import {
  changeProfilingCampaign,
  copyProfilingCampaign,
  createProfilingCampaign,
} from './save-campaign.ts';
import { keepChangedVersion } from './papers/keep-version.ts';
import { presentRespondents } from './present-respondents.ts';
import { printCodeCards } from './print-code-cards.ts';
import { requestClosing } from './snapshots/request-snapshot.ts';
import { findCurrentSnapshot } from './queries/snapshots.ts';
import { joinSeries } from './queries/series.ts';
import { responseRate, unitProgress } from './unit-progress.ts';
import { declaredHeadcount } from '../audit-codes/index.ts';
import {
  campaignActivityLogger,
  campaignHandlers,
  findOrganizationIdOfCampaign,
} from '../campaigns/index.ts';
import { findOrganization, reencodeLogo } from '../organizations/index.ts';

const auditCampaign = campaignActivityLogger('profiling');

const campaigns = campaignHandlers({
  module: 'profiling',
  store: profilingStore,
  presentSummary: presentProfilingSummary,
  present: presentProfilingCampaign,
  readPublic: readPublicProfiling,
  create: createProfilingCampaign,
  change: changeProfilingCampaign,
  statusOf: async (tx, campaign, status, now): Promise<Partial<ProfilingCampaignValues>> => {
    const { minimumGroup } = await findOrganization(tx, campaign.organizationId);
    if (status === 'closed') {
      // Wait for completions in progress, which count too.
      await profilingStore.lockCampaign(tx, campaign);
      const { completed } = await findProfilingCampaign(tx, campaign.id);
      const closing = { ...campaign, completed, status };
      await requestClosing(tx, closing, now);
    }
    const values = openingValues(campaign, status, minimumGroup, now);
    await keepChangedVersion(tx, campaign, { ...campaign, ...values }, now);
    return values;
  },
  copy: copyProfilingCampaign,
  toFile: toCampaignFile.profiling,
  fromFile: ({ campaign }: CampaignFiles['profiling'], own) => ({ ...campaign, ...own }),
});

export const profiling: Handlers<typeof contract.profiling> = {
  ...campaigns,

  repeatCampaign: async (call) => {
    const { seriesId } = await findProfilingCampaign(call.tx, call.params.id);
    const copy = await campaigns.duplicateCampaign(call);
    await joinSeries(call.tx, { organizationId: copy.organizationId, seriesId }, [copy.id]);
    return copy;
  },

  readLogo: async ({ database, params, reply }) => {
    const organizationId = await findOrganizationIdOfCampaign(
      profilingStore,
      database.global,
      params.id,
    );
    const logo = await database.withTenant(organizationId, (tx) =>
      findCampaignLogo(tx, { organizationId, id: params.id }),
    );
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(logo.content);
  },

  uploadLogo: async ({ actor, tx, config, params, upload, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    const { etag, ...logo } = await reencodeLogo(upload);
    await saveCampaignLogo(tx, campaign, logo);
    const changed = await profilingStore.updateCampaign(tx, campaign, { logoEtag: etag }, now);
    await auditCampaign(tx, actor, 'upload_logo', changed, now);
    return presentProfilingCampaign(config, actor, changed);
  },

  removeLogo: async ({ actor, tx, config, params, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    await deleteCampaignLogo(tx, campaign);
    const changed = await profilingStore.updateCampaign(tx, campaign, { logoEtag: null }, now);
    await auditCampaign(tx, actor, 'remove_logo', changed, now);
    return presentProfilingCampaign(config, actor, changed);
  },

  progress: async ({ actor, tx, params }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    const { units, opened, completed } = campaign;
    const snapshot = await findCurrentSnapshot(tx, campaign);
    const expectedHeadcount = declaredHeadcount(units);
    const respondents = presentRespondents({ opened, completed });
    return {
      respondents,
      expectedHeadcount,
      responseRate: responseRate(respondents.completed, expectedHeadcount),
      unitsAsOf: snapshot?.takenAt?.toISOString() ?? null,
      // Super admins of other organisations see no answers by unit.
      units:
        tx.organizationId === null ? null : unitProgress(units, snapshot ?? { unitAnswers: null }),
    };
  },

  listQuestionnaires: async ({ actor, tx, params }) => {
    const respondents = presentRespondents(await loadReadableCampaign(tx, actor, params.id));
    const items = QUESTIONNAIRE_STATUSES.map((status) => ({ status, count: respondents[status] }));
    return { items, total: respondents.opened + respondents.completed };
  },

  printCodes: ({ actor, params, body, now, reply, ...services }) =>
    printCodeCards(services, reply, actor, params.id, body, now),

  countQuestionnaires: async ({ tx, query }) => {
    const { rows, total } = await countByCampaign(tx, query);
    const items = rows.map(({ opened, completed, ...campaign }) => ({
      ...campaign,
      respondents: presentRespondents({ opened, completed }),
    }));
    return { items, total };
  },
};
