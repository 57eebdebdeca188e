import { Readable } from 'node:stream';
import { type contract, DEFAULT_LANGUAGE, type UnitGroups } from '@cadran/contract';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { campaignPolicy, type Member } from '@cadran/policies';
import { cultureAuditFileName } from '@cadran/reports';
import { AppError, invalid } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/context.ts';
import { type ProfilingCampaignRow, profilingStore } from '../queries/campaigns.ts';
import { findCurrentSnapshot, listSnapshots, type SnapshotRow } from '../queries/snapshots.ts';
import { attachment } from '../../../http/content-disposition.ts';
import { loadEditableCampaign, loadReadableCampaign } from '../load-campaign.ts';
import { type Comparison, buildGroupReport } from './report/build-report.ts';
import { listCultureTargets } from './list-culture-targets.ts';
import { exportGroups } from './report/export-groups.ts';
import { loadEarlierGroup } from './load-earlier-group.ts';
import { loadGroup } from './report/load-group.ts';
import { presentFilters } from './present-filters.ts';
import { presentGroup } from './report/present-group.ts';
import { presentSnapshot, presentSnapshots } from '../snapshots/present-snapshot.ts';
import { loadReportBranding, printGroup } from './report/print-group.ts';
import { proposeUnitGroups } from '../unit-groups/propose-unit-groups.ts';
import { requestSnapshot } from '../snapshots/request-snapshot.ts';
import { checkUnitGroups, areUnitGroupsFrozen } from '../unit-groups/unit-group-rules.ts';
import { campaignActivityLogger } from '../../campaigns/index.ts';
import { xlsxStream } from '../../spreadsheets/index.ts';

const auditCampaign = campaignActivityLogger('profiling');

const presentUnitGroups = (
  actor: Member,
  { units, unitGroups, version, ...campaign }: ProfilingCampaignRow,
  snapshots: readonly SnapshotRow[],
): UnitGroups => ({
  groups: unitGroups,
  units: units.map(({ id, name }) => ({ id, name })),
  version,
  frozen: areUnitGroupsFrozen(snapshots),
  can: { edit: campaignPolicy.edit(actor, campaign) },
});

/** Aggregates of served groups only, on screen, as PDF and as file. */
export const profilingResults: Handlers<typeof contract.profilingResults> = {
  snapshots: async ({ actor, tx, params }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    return presentSnapshots(actor, campaign, await listSnapshots(tx, campaign));
  },

  takeSnapshot: async ({ actor, tx, params, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    const snapshot = await requestSnapshot(tx, campaign, now);
    if (snapshot.requestedAt.getTime() === now.getTime())
      await auditCampaign(tx, actor, 'take_snapshot', campaign, now, { number: snapshot.number });
    return presentSnapshot(campaign, snapshot);
  },

  filters: async ({ actor, tx, params }) =>
    presentFilters(tx, actor, await loadReadableCampaign(tx, actor, params.id)),

  report: async ({ actor, tx, params, body: { language, ...selection } }) => {
    const group = await loadGroup(tx, await loadReadableCampaign(tx, actor, params.id), selection);
    const report = buildGroupReport(group, { kind: 'nothing' }, language);
    return { ...presentGroup(group), report };
  },

  compare: async ({ actor, tx, params, body }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    const first = await loadGroup(tx, campaign, body.first);
    const second = await loadGroup(tx, campaign, body.second);
    const report = buildGroupReport(first, { kind: 'second', group: second }, body.language);
    return {
      first: presentGroup(first),
      second: presentGroup(second),
      report,
    };
  },

  trend: async ({ actor, tx, params, body: { language, earlierId, ...selection } }) => {
    const current = await loadGroup(
      tx,
      await loadReadableCampaign(tx, actor, params.id),
      selection,
    );
    const earlier = await loadEarlierGroup(tx, actor, current, earlierId);
    const report = buildGroupReport(current, { kind: 'earlier', group: earlier }, language);
    return {
      earlier: presentGroup(earlier),
      current: presentGroup(current),
      report,
    };
  },

  reportPdf: async ({ actor, tx, pdf, params, body, now, reply }) => {
    const { language, compareWith, earlierId, ...selection } = body;
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    const group = await loadGroup(tx, campaign, selection);
    const beside = async (): Promise<Comparison> => {
      if (compareWith) return { kind: 'second', group: await loadGroup(tx, campaign, compareWith) };
      if (earlierId === undefined) return { kind: 'nothing' };
      return { kind: 'earlier', group: await loadEarlierGroup(tx, actor, group, earlierId) };
    };
    const stands = await beside();
    const report = buildGroupReport(group, stands, language);
    const name = cultureAuditFileName(campaign.name, now, 'pdf', stands.kind);
    reply.type('application/pdf').header('content-disposition', attachment(name));
    return Readable.from(printGroup(pdf, await loadReportBranding(tx, campaign), report));
  },

  exportXlsx: async ({ actor, tx, database, params, query, now, reply }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    const snapshot = await findCurrentSnapshot(tx, campaign);
    if (!snapshot?.served?.length) throw new AppError('too_few_people');
    const language = query.language ?? DEFAULT_LANGUAGE;
    await auditCampaign(tx, actor, 'export', campaign, now, { format: 'xlsx', language });
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', attachment(cultureAuditFileName(campaign.name, now, 'xlsx')));
    const lines = exportGroups(database, actor, campaign, snapshot, language);
    return Readable.from(xlsxStream(lines, REPORT_WORDS[language].profiling.export.sheet));
  },

  unitGroups: async ({ actor, tx, params }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    return presentUnitGroups(actor, campaign, await listSnapshots(tx, campaign));
  },

  saveUnitGroups: async ({ actor, tx, params, body, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    if (body.version !== campaign.version) throw new AppError('conflict');
    // Serialises with the closing that requests the first snapshot.
    await profilingStore.lockCampaign(tx, campaign);
    const snapshots = await listSnapshots(tx, campaign);
    if (areUnitGroupsFrozen(snapshots)) throw invalid({ groups: 'frozen' });
    checkUnitGroups(campaign, body.groups);
    const values = { unitGroups: body.groups };
    const changed = await profilingStore.updateCampaign(tx, campaign, values, now);
    await auditCampaign(tx, actor, 'update', changed, now, { fields: ['unitGroups'] });
    return presentUnitGroups(actor, changed, snapshots);
  },

  proposeUnitGroups: async ({ actor, tx, params }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    const snapshot = await findCurrentSnapshot(tx, campaign);
    return { proposals: snapshot ? proposeUnitGroups(campaign, snapshot) : [] };
  },

  cultureTargets: async ({ actor, tx, query: { organizationId = actor.organizationId } }) => {
    // Row-level security hides other organisations' targets.
    const items = await listCultureTargets(tx, { organizationId });
    return { items, total: items.length };
  },
};
