import { Readable } from 'node:stream';
import { type contract, DEFAULT_LANGUAGE, type UnitGroups } from '@cadran/contract';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { campaignPolicy, type Member } from '@cadran/policies';
import { auditFileName } from '@cadran/reports';
import { AppError, invalid } from '../app-error.ts';
import type { Handlers } from '../context.ts';
import { type ProfilingCampaignRow, profilingStore } from '../queries/profiling-campaigns.ts';
import {
  currentSnapshot,
  listSnapshots,
  type SnapshotRow,
} from '../queries/profiling-snapshots.ts';
import { auditCampaignOf } from '../services/campaign/audit-campaign.ts';
import { attachment } from '../services/content-disposition.ts';
import { xlsxStream } from '../services/export/xlsx-stream.ts';
import { memberTransaction } from '../services/member-transaction.ts';
import { editable, readable } from '../services/profiling/load-campaign.ts';
import { type Beside, buildGroupReport } from '../services/profiling/results/build-report.ts';
import { cultureTargets } from '../services/profiling/results/culture-targets.ts';
import { exportedGroups } from '../services/profiling/results/export-groups.ts';
import { loadEarlier } from '../services/profiling/results/load-earlier.ts';
import { loadGroup } from '../services/profiling/results/load-group.ts';
import { loadWorkforce } from '../services/profiling/results/load-workforce.ts';
import { presentFilters } from '../services/profiling/results/present-filters.ts';
import { presentGroup } from '../services/profiling/results/present-group.ts';
import {
  presentSnapshot,
  presentSnapshots,
} from '../services/profiling/results/present-snapshot.ts';
import { dressOf, printGroup } from '../services/profiling/results/print-group.ts';
import { proposeInWorker } from '../services/profiling/results/propose-in-worker.ts';
import { requestSnapshot } from '../services/profiling/results/request-snapshot.ts';
import { checkGroups, groupsFrozen } from '../services/profiling/results/unit-group-rules.ts';
import { onItsWay } from '../services/report-on-its-way.ts';

const auditCampaign = auditCampaignOf('profiling');

const presentUnitGroups = (
  actor: Member,
  { units, unitGroups, version, ...campaign }: ProfilingCampaignRow,
  snapshots: readonly SnapshotRow[],
): UnitGroups => ({
  groups: unitGroups,
  units: units.map(({ id, name }) => ({ id, name })),
  version,
  frozen: groupsFrozen(snapshots),
  can: { edit: campaignPolicy.edit(actor, campaign) },
});

/** Aggregates of served groups. What is not on the stored list is refused, here and on paper and in files alike. */
export const profilingResults: Handlers<typeof contract.profilingResults> = {
  snapshots: async ({ actor, tx, params }) => {
    const campaign = await readable(tx, actor, params.id);
    return presentSnapshots(actor, campaign, await listSnapshots(tx, campaign));
  },

  takeSnapshot: async ({ actor, tx, params, now }) => {
    const campaign = await editable(tx, actor, params.id);
    const snapshot = await requestSnapshot(tx, campaign, now);
    if (snapshot.requestedAt.getTime() === now.getTime())
      await auditCampaign(tx, actor, 'take_snapshot', campaign, now, { number: snapshot.number });
    return presentSnapshot(campaign, snapshot);
  },

  filters: async ({ actor, tx, params }) =>
    presentFilters(tx, actor, await readable(tx, actor, params.id)),

  report: async ({ actor, tx, params, body: { language, ...selection } }) => {
    const group = await loadGroup(tx, await readable(tx, actor, params.id), selection);
    const report = buildGroupReport(group, { kind: 'nothing' }, language);
    return { ...presentGroup(group), report: onItsWay(report) };
  },

  compare: async ({ actor, tx, params, body }) => {
    const campaign = await readable(tx, actor, params.id);
    const first = await loadGroup(tx, campaign, body.first);
    const second = await loadGroup(tx, campaign, body.second);
    const report = buildGroupReport(first, { kind: 'second', group: second }, body.language);
    return { first: presentGroup(first), second: presentGroup(second), report: onItsWay(report) };
  },

  trend: async ({ actor, tx, params, body: { language, earlierId, ...selection } }) => {
    const current = await loadGroup(tx, await readable(tx, actor, params.id), selection);
    const earlier = await loadEarlier(tx, actor, current, earlierId);
    const report = buildGroupReport(current, { kind: 'earlier', group: earlier }, language);
    return {
      earlier: presentGroup(earlier),
      current: presentGroup(current),
      report: onItsWay(report),
    };
  },

  reportPdf: async ({ actor, tx, pdf, params, body, now, reply }) => {
    const { language, compareWith, earlierId, ...selection } = body;
    const campaign = await readable(tx, actor, params.id);
    const group = await loadGroup(tx, campaign, selection);
    const beside = async (): Promise<Beside> => {
      if (compareWith) return { kind: 'second', group: await loadGroup(tx, campaign, compareWith) };
      if (earlierId === undefined) return { kind: 'nothing' };
      return { kind: 'earlier', group: await loadEarlier(tx, actor, group, earlierId) };
    };
    const stands = await beside();
    const report = buildGroupReport(group, stands, language);
    const name = auditFileName(campaign.name, now, 'pdf', stands.kind);
    reply.type('application/pdf').header('content-disposition', attachment(name));
    return Readable.from(printGroup(pdf, await dressOf(tx, campaign), report));
  },

  exportXlsx: async ({ actor, tx, database, params, query, now, reply }) => {
    const campaign = await readable(tx, actor, params.id);
    const snapshot = await currentSnapshot(tx, campaign);
    if (!snapshot?.served?.length) throw new AppError('too_few_people');
    const language = query.language ?? DEFAULT_LANGUAGE;
    await auditCampaign(tx, actor, 'export', campaign, now, { format: 'xlsx', language });
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', attachment(auditFileName(campaign.name, now, 'xlsx')));
    const lines = exportedGroups(database, actor, campaign, snapshot, language);
    return Readable.from(xlsxStream(lines, REPORT_WORDS[language].profiling.export.sheet));
  },

  unitGroups: async ({ actor, tx, params }) => {
    const campaign = await readable(tx, actor, params.id);
    return presentUnitGroups(actor, campaign, await listSnapshots(tx, campaign));
  },

  saveUnitGroups: async ({ actor, tx, params, body, now }) => {
    const campaign = await editable(tx, actor, params.id);
    if (body.version !== campaign.version) throw new AppError('conflict');
    // Changes of a campaign take turns, and so does the closing that takes the first snapshot.
    await profilingStore.lockCampaign(tx, campaign);
    const snapshots = await listSnapshots(tx, campaign);
    if (groupsFrozen(snapshots)) throw invalid({ groups: 'frozen' });
    checkGroups(campaign, body.groups);
    const values = { unitGroups: body.groups };
    const changed = await profilingStore.updateCampaign(tx, campaign, values, now);
    await auditCampaign(tx, actor, 'update', changed, now, { fields: ['unitGroups'] });
    return presentUnitGroups(actor, changed, snapshots);
  },

  proposeUnitGroups: async ({ actor, database, params }) => {
    const workforce = await memberTransaction(database, actor, (tx) =>
      loadWorkforce(tx, actor, params.id),
    );
    return workforce === null ? { servedNow: 0, proposals: [] } : proposeInWorker(workforce);
  },

  cultureTargets: async ({ actor, tx, query: { organizationId = actor.organizationId } }) => {
    // Another organisation's do not exist for whoever sees the own alone.
    const items = await cultureTargets(tx, { organizationId });
    return { items, total: items.length };
  },
};
