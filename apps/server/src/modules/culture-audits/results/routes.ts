import { Readable } from 'node:stream';
import {
  cellKey,
  type contract,
  DEFAULT_LANGUAGE,
  type PrintRequest,
  selectionCells,
  type UnitGroups,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { campaignPolicy, type Member } from '@cadran/policies';
import { buildWavesDeck, cultureAuditFileName } from '@cadran/reports';
import { AppError, invalid } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/context.ts';
import { type ProfilingCampaignRow, profilingStore } from '../queries/campaigns.ts';
import { findCurrentSnapshot, listSnapshots, type SnapshotRow } from '../queries/snapshots.ts';
import { attachment } from '../../../http/content-disposition.ts';
import { loadEditableCampaign, loadReadableCampaign } from '../load-campaign.ts';
import { listAuditActions } from '../actions/present-action.ts';
import { type Comparison, buildGroupDeck, buildGroupReport } from './report/build-report.ts';
import { listCultureTargets } from './list-culture-targets.ts';
import { exportGroups } from './report/export-groups.ts';
import { keepChangedVersion } from '../papers/keep-version.ts';
import { loadCurrentSnapshot } from './report/current-results.ts';
import { loadEarlierGroup } from './earlier/load-earlier-group.ts';
import { type LoadedGroup, loadGroup } from './report/load-group.ts';
import { presentFilters } from './present-filters.ts';
import { presentMap } from './present-map.ts';
import { presentWaves, withFigure } from './waves/present-waves.ts';
import { saveWaves } from './waves/save-waves.ts';
import { presentGroup } from './report/present-group.ts';
import { presentSnapshot, presentSnapshots } from '../snapshots/present-snapshot.ts';
import { loadReportBranding, printGroup } from './report/print-group.ts';
import { writeSlides } from './report/write-slides.ts';
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

const SLIDES = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** The group that a file is about, and what it is compared with. */
const loadPrinted = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
  { language: _language, timeZone: _timeZone, compareWith, earlierId, ...selection }: PrintRequest,
): Promise<{ readonly group: LoadedGroup; readonly beside: Comparison }> => {
  const group = await loadGroup(tx, campaign, selection);
  if (compareWith)
    return {
      group,
      beside: { kind: 'second', group: await loadGroup(tx, campaign, compareWith) },
    };
  if (earlierId === undefined) return { group, beside: { kind: 'nothing' } };
  const earlier = await loadEarlierGroup(tx, actor, group, earlierId);
  return { group, beside: { kind: 'earlier', group: earlier } };
};

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

  report: async ({ actor, tx, params, body: { language, timeZone, ...selection }, now }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    const group = await loadGroup(tx, campaign, selection);
    const actions = await listAuditActions(tx, campaign, now);
    const report = buildGroupReport(group, { kind: 'nothing' }, { language, timeZone, actions });
    return { ...presentGroup(group), report };
  },

  compare: async ({ actor, tx, params, body }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    const first = await loadGroup(tx, campaign, body.first);
    const second = await loadGroup(tx, campaign, body.second);
    const report = buildGroupReport(first, { kind: 'second', group: second }, body);
    return {
      first: presentGroup(first),
      second: presentGroup(second),
      report,
    };
  },

  trend: async ({ actor, tx, params, body: { language, timeZone, earlierId, ...selection } }) => {
    const current = await loadGroup(
      tx,
      await loadReadableCampaign(tx, actor, params.id),
      selection,
    );
    const earlier = await loadEarlierGroup(tx, actor, current, earlierId);
    const report = buildGroupReport(
      current,
      { kind: 'earlier', group: earlier },
      { language, timeZone },
    );
    return {
      earlier: presentGroup(earlier),
      current: presentGroup(current),
      report,
    };
  },

  reportPdf: async ({ actor, tx, pdf, params, body, now, reply }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    const { group, beside } = await loadPrinted(tx, actor, campaign, body);
    const actions = beside.kind === 'nothing' ? await listAuditActions(tx, campaign, now) : [];
    const report = buildGroupReport(group, beside, { ...body, actions });
    const name = cultureAuditFileName(campaign, now, 'pdf', beside.kind);
    reply.type('application/pdf').header('content-disposition', attachment(name));
    return Readable.from(printGroup(pdf, await loadReportBranding(tx, campaign), report));
  },

  exportXlsx: async ({ actor, tx, database, params, query, now, reply }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    const snapshot = await loadCurrentSnapshot(tx, campaign);
    if (!snapshot.served?.length) throw new AppError('too_few_people');
    const language = query.language ?? DEFAULT_LANGUAGE;
    await auditCampaign(tx, actor, 'export', campaign, now, { format: 'xlsx', language });
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', attachment(cultureAuditFileName(campaign, now, 'xlsx')));
    const lines = exportGroups(database, actor, campaign, snapshot, language);
    return Readable.from(xlsxStream(lines, REPORT_WORDS[language].profiling.export.sheet));
  },

  reportSlides: async ({ actor, tx, params, body, now, reply }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    const { group, beside } = await loadPrinted(tx, actor, campaign, body);
    const isWhole = selectionCells(group.selection)?.every((cell) => cellKey(cell) === '') ?? false;
    const isAlone = beside.kind === 'nothing';
    const map = isWhole && isAlone ? await presentMap(tx, campaign) : null;
    const actions = isAlone ? await listAuditActions(tx, campaign, now) : [];
    const deck = buildGroupDeck(group, beside, map, { ...body, actions });
    const { language } = deck;
    await auditCampaign(tx, actor, 'export', campaign, now, { format: 'pptx', language });
    const name = cultureAuditFileName(campaign, now, 'pptx', beside.kind);
    reply.type(SLIDES).header('content-disposition', attachment(name));
    return Readable.from(writeSlides(await loadReportBranding(tx, campaign), deck, now));
  },

  wavesSlides: async ({ actor, tx, params, query, now, reply }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    const waves = await presentWaves(tx, actor, campaign);
    // Says how many have answered where no audit of the series has results.
    if (waves.waves.length === 0) await loadCurrentSnapshot(tx, campaign);
    const { organizationName, timeZone } = campaign;
    const language = query.language ?? DEFAULT_LANGUAGE;
    const actions = await listAuditActions(tx, campaign, now);
    const deck = buildWavesDeck({ organizationName, timeZone, waves, actions }, language);
    await auditCampaign(tx, actor, 'export', campaign, now, { format: 'pptx', language });
    const name = cultureAuditFileName(campaign, now, 'pptx', 'waves');
    reply.type(SLIDES).header('content-disposition', attachment(name));
    return Readable.from(writeSlides(await loadReportBranding(tx, campaign), deck, now));
  },

  map: async ({ actor, tx, params }) =>
    presentMap(tx, await loadReadableCampaign(tx, actor, params.id)),

  waves: async ({ actor, tx, params, query: { figure } }) => {
    const waves = await presentWaves(tx, actor, await loadReadableCampaign(tx, actor, params.id));
    return figure ? withFigure(waves, figure) : waves;
  },

  saveWaves: async ({ actor, tx, params, body, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    await saveWaves(tx, actor, campaign, body);
    await auditCampaign(tx, actor, 'update', campaign, now, { fields: ['waves'] });
    return presentWaves(tx, actor, campaign);
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
    await keepChangedVersion(tx, campaign, changed, now);
    await auditCampaign(tx, actor, 'update', changed, now, { fields: ['unitGroups'] });
    return presentUnitGroups(actor, changed, snapshots);
  },

  proposeUnitGroups: async ({ actor, tx, params }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    const snapshot = await findCurrentSnapshot(tx, campaign);
    return { proposals: snapshot ? proposeUnitGroups(campaign, snapshot) : [] };
  },

  cultureTargets: async ({ actor, tx, query }) =>
    // Row-level security hides other organisations' targets.
    listCultureTargets(tx, {
      ...query,
      organizationId: query.organizationId ?? actor.organizationId,
    }),
};
