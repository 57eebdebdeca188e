import {
  type CampaignFiles,
  type CampaignStatus,
  type Module,
  writeCampaignFile,
} from '@cadran/contract';
import type { Database, Sql, Tx } from '@cadran/db';
import {
  type Actor,
  type Visitor,
  campaignPolicy,
  type Member,
  type Respondent,
} from '@cadran/policies';
import type { FastifyReply } from 'fastify';
import { authorise } from '../../http/authorise.ts';
import type { Config } from '../../env.ts';
import type { CampaignKey, CampaignSummaryRow } from './queries/campaign-store.ts';
import { campaignActivityLogger } from './log-activity.ts';
import { withDefaultParameters } from './default-parameters/with-default-parameters.ts';
import { campaignLink } from './links/campaign-link.ts';
import { findCopyName, findFreeUrl } from './find-copy-name.ts';
import { withFilePaths } from './with-file-paths.ts';
import { findCampaignByLink } from './links/find-campaign-by-link.ts';
import { qrPng, qrSvg } from './links/qr-code.ts';
import {
  type NewCampaignHome,
  type NewCampaignOwner,
  newCampaignOwner,
} from './owner/new-campaign-owner.ts';
import { memberTransaction } from '../../http/authentication/member.ts';
import { findOrganization } from '../organizations/index.ts';

interface Store<Row, Values, Query> {
  findCampaign(tx: Tx, id: string): Promise<Row>;
  findCampaignOrganizationId(db: Sql, id: string): Promise<string | undefined>;
  findCampaignIdByUrl(tx: Tx, organizationId: string, url: string): Promise<string | undefined>;
  listUrlsStartingWith(tx: Tx, organizationId: string, beginning: string): Promise<Set<string>>;
  lockCampaign(tx: Tx, key: CampaignKey): Promise<void>;
  insertCampaign(tx: Tx, values: Values): Promise<Row>;
  updateCampaign(tx: Tx, of: CampaignSummaryRow, values: Partial<Values>, now: Date): Promise<Row>;
  deleteCampaign(tx: Tx, key: CampaignKey): Promise<void>;
  listCampaigns(
    tx: Tx,
    query: Query,
    organizationId?: string,
  ): Promise<{ items: CampaignSummaryRow[]; total: number }>;
}

/** What differs between the modules' campaigns. */
interface CampaignKind<Row, Values, Query, New, Change, File, Summary, Full, Public> {
  readonly module: Module;
  readonly store: Store<Row, Values, Query>;
  presentSummary(config: Config, actor: Member, row: CampaignSummaryRow): Summary;
  present(config: Config, actor: Member, row: Row): Full;
  readPublic(database: Database, actor: Visitor | Respondent, id: string): Promise<Public>;
  create(tx: Tx, owner: NewCampaignOwner, body: New, now: Date): Promise<Row>;
  change(tx: Tx, actor: Member, campaign: Row, body: Change, now: Date): Promise<Row>;
  /** Values to store when the campaign opens or closes. */
  statusOf(tx: Tx, campaign: Row, status: CampaignStatus, now: Date): Promise<Partial<Values>>;
  /** Inserts a copy with the given name, link and owner. */
  copy(tx: Tx, campaign: Row, own: CopyFields, now: Date): Promise<Row>;
  toFile(campaign: NoInfer<Row>): CampaignFiles[Module];
  /** What a file says of a new campaign, with what no file has. */
  fromFile(file: File, own: { customUrl: string; status: 'closed' }): New;
}

interface CopyFields {
  readonly organizationId: string;
  readonly ownerId: string;
  readonly name: string;
  readonly customUrl: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

interface Call {
  readonly actor: Member;
  readonly tx: Tx;
  readonly config: Config;
  readonly now: Date;
}
interface CampaignCall extends Call {
  readonly params: { readonly id: string };
}

const ACTION = { open: 'open', closed: 'close' } as const satisfies Record<CampaignStatus, string>;

/** Route handlers that campaigns of both modules share. */
export const campaignHandlers = <
  Row extends CampaignSummaryRow,
  Values,
  Query,
  New extends NewCampaignHome & { readonly customization?: object },
  Change,
  File extends { readonly campaign: { readonly name: string } },
  Summary,
  Full,
  Public,
>(
  kind: CampaignKind<Row, Values, Query, New, Change, File, Summary, Full, Public>,
) => {
  const { module, store } = kind;
  const auditCampaign = campaignActivityLogger(module);

  const list = async (
    { tx, config, actor, query }: Call & { readonly query: Query },
    organizationId?: string,
  ) => {
    const { items, total } = await store.listCampaigns(tx, query, organizationId);
    return { items: items.map((row) => kind.presentSummary(config, actor, row)), total };
  };

  /** Opens or closes a campaign; does nothing if it has that status already. */
  const setStatus = async (
    { actor, tx, config, params, now }: CampaignCall,
    status: CampaignStatus,
  ) => {
    const campaign = await store.findCampaign(tx, params.id);
    authorise(campaignPolicy.edit, actor, campaign);
    if (campaign.status === status) return kind.present(config, actor, campaign);
    const values = await kind.statusOf(tx, campaign, status, now);
    const changed = await store.updateCampaign(tx, campaign, values, now);
    await auditCampaign(tx, actor, ACTION[status], changed, now);
    return kind.present(config, actor, changed);
  };

  const sendQrCode = async (
    { actor, tx, config, params, reply }: CampaignCall & { readonly reply: FastifyReply },
    type: 'svg' | 'png',
  ) => {
    const campaign = await store.findCampaign(tx, params.id);
    authorise(campaignPolicy.read, actor, campaign);
    const link = campaignLink(config, module, campaign);
    return reply
      .type(type === 'svg' ? 'image/svg+xml' : 'image/png')
      .header('content-disposition', `attachment; filename="qr-${campaign.customUrl}.${type}"`)
      .send(await (type === 'svg' ? qrSvg(link) : qrPng(link)));
  };

  return {
    listCampaigns: (call: Call & { readonly query: Query }) => list(call),

    campaignsOfOrganization: async (call: CampaignCall & { readonly query: Query }) => {
      await findOrganization(call.tx, call.params.id);
      authorise(campaignPolicy.list, call.actor, call.params.id);
      return list(call, call.params.id);
    },

    createCampaign: async ({
      actor,
      tx,
      config,
      body,
      sentFields,
      now,
    }: Call & { readonly body: New; readonly sentFields: ReadonlySet<string> }) => {
      const owner = await newCampaignOwner(tx, actor, body);
      const { organizationId } = owner;
      const whole = await withDefaultParameters(tx, module, organizationId, body, sentFields);
      const campaign = await kind.create(tx, owner, whole, now);
      await auditCampaign(tx, actor, 'create', campaign, now);
      return kind.present(config, actor, campaign);
    },

    readCampaign: async ({
      actor,
      database,
      config,
      params,
    }: {
      readonly actor: Actor;
      readonly database: Database;
      readonly config: Config;
      readonly params: { readonly id: string };
    }) => {
      if (actor.kind !== 'member') return kind.readPublic(database, actor, params.id);
      const campaign = await memberTransaction(database, actor, (tx) =>
        store.findCampaign(tx, params.id),
      );
      authorise(campaignPolicy.read, actor, campaign);
      return kind.present(config, actor, campaign);
    },

    updateCampaign: async ({
      actor,
      tx,
      config,
      params,
      body,
      now,
    }: CampaignCall & { readonly body: Change }) => {
      const campaign = await store.findCampaign(tx, params.id);
      authorise(campaignPolicy.edit, actor, campaign);
      return kind.present(config, actor, await kind.change(tx, actor, campaign, body, now));
    },

    removeCampaign: async ({ actor, tx, params, now }: CampaignCall) => {
      const campaign = await store.findCampaign(tx, params.id);
      authorise(campaignPolicy.delete, actor, campaign);
      await store.deleteCampaign(tx, campaign);
      await auditCampaign(tx, actor, 'delete', campaign, now);
    },

    openCampaign: (call: CampaignCall) => setStatus(call, 'open'),
    closeCampaign: (call: CampaignCall) => setStatus(call, 'closed'),

    /**
     * Copies everything but the link, the status and the answers. The copy is closed, so that it can be reviewed first;
     * its owner is the actor, or the original owner if the actor is of another organisation.
     */
    duplicateCampaign: async ({ actor, tx, config, params, now }: CampaignCall) => {
      const campaign = await store.findCampaign(tx, params.id);
      authorise(campaignPolicy.duplicate, actor, campaign);
      const { organizationId } = campaign;
      const own = {
        ...(await findCopyName(store, tx, campaign)),
        organizationId,
        ownerId: actor.organizationId === organizationId ? actor.id : campaign.ownerId,
        createdAt: now,
        updatedAt: now,
      };
      const copy = await kind.copy(tx, campaign, own, now);
      await auditCampaign(tx, actor, 'duplicate', copy, now, { from: campaign.id });
      return kind.present(config, actor, copy);
    },

    exportCampaign: async ({
      actor,
      tx,
      params,
      reply,
    }: CampaignCall & { readonly reply: FastifyReply }) => {
      const campaign = await store.findCampaign(tx, params.id);
      authorise(campaignPolicy.read, actor, campaign);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${campaign.customUrl}.json"`)
        .send(writeCampaignFile(kind.toFile(campaign)));
    },

    /** Closed like a copy, so that it can be reviewed first. */
    importCampaign: async ({ actor, tx, config, body, now }: Call & { readonly body: File }) => {
      const customUrl = await findFreeUrl(store, tx, actor.organizationId, body.campaign.name);
      const created = kind.fromFile(body, { customUrl, status: 'closed' });
      const campaign = await withFilePaths(kind.create(tx, actor, created, now));
      await auditCampaign(tx, actor, 'create', campaign, now);
      return kind.present(config, actor, campaign);
    },

    findCampaignByUrl: ({
      database,
      params,
    }: {
      readonly database: Database;
      readonly params: { readonly organizationId: string; readonly urlParameter: string };
    }) => findCampaignByLink(store, database, params),

    urlAvailable: async ({
      actor,
      tx,
      query,
    }: Call & {
      readonly query: {
        readonly customUrl: string;
        readonly exceptId?: string | undefined;
        readonly organizationId?: string | undefined;
      };
    }) => {
      const except =
        query.exceptId === undefined ? null : await store.findCampaign(tx, query.exceptId);
      const home = except?.organizationId ?? query.organizationId ?? actor.organizationId;
      authorise(campaignPolicy.list, actor, home);
      const holder = await store.findCampaignIdByUrl(tx, home, query.customUrl);
      return { available: holder === undefined || holder === except?.id };
    },

    qrSvg: (call: CampaignCall & { readonly reply: FastifyReply }) => sendQrCode(call, 'svg'),
    qrPng: (call: CampaignCall & { readonly reply: FastifyReply }) => sendQrCode(call, 'png'),
  };
};
