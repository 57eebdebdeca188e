import { type contract, ORDER_PROVIDERS, type OrderProvider } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { AppError, invalid } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import type { Handlers } from '../../http/context.ts';
import type { Config } from '../../env.ts';
import { findAllowedHost } from '../../outbound-http/allowed-hosts.ts';
import { ASHBY_API } from './adapters/ashby.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { presentOrder } from './present-order.ts';
import { findOrder, listOrders } from './queries/orders.ts';
import {
  deleteTrackingSystem,
  findTrackingSystem,
  listTrackingSystems,
  saveTrackingSystem,
  type TrackingSystemRow,
} from './queries/tracking-systems.ts';
import { sealToken } from './returning/return-request.ts';
import { readSharedReportToken } from './shared-report-link.ts';
import { logOrganizationActivity } from '../activity-log/index.ts';
import { candidates } from '../candidates/index.ts';
import { findAdministeredOrganization } from '../organizations/index.ts';

/** The address to enter in the tracking system. */
const addressOf = (config: Config, provider: OrderProvider): string => {
  const path = provider === 'api' ? '/api/assessment-orders' : `/api/tracking-systems/${provider}`;
  return new URL(path, config.baseUrl).href;
};

const presentSystem = (
  config: Config,
  provider: OrderProvider,
  row: TrackingSystemRow | undefined,
) => ({
  provider,
  url: addressOf(config, provider),
  hasToken: row !== undefined,
  apiUrl: row?.apiUrl ?? (provider === 'ashby' ? ASHBY_API : null),
  changedAt: row?.changedAt.toISOString() ?? null,
});

const findReadableOrder = async (tx: Tx, actor: Member, id: string) => {
  const order = await findOrder(tx, id);
  authorise(campaignPolicy.list, actor, order.organizationId);
  return order;
};

/** Stands for the recruiter to whom the link was sent: reads one report of one organisation. */
const linkHolder = (organizationId: string): Member => ({
  kind: 'member',
  id: organizationId,
  organizationId,
  displayName: 'link',
  username: null,
  role: 'user',
  modules: { screening: true, profiling: false },
});

export const assessmentOrders: Handlers<typeof contract.assessmentOrders> = {
  create: async (context) => {
    const { returnUrl = null, ...body } = context.body;
    const wanted = { ...body, returnUrl, provider: 'api', returnField: 'returnUrl' } as const;
    return presentOrder(context, await createOrder(context, wanted), context.now);
  },

  list: async ({ tx, query, config, secrets, now }) => {
    const { items, total } = await listOrders(tx, query);
    return { items: items.map((row) => presentOrder({ config, secrets }, row, now)), total };
  },

  read: async ({ actor, tx, params, config, secrets, now }) =>
    presentOrder({ config, secrets }, await findReadableOrder(tx, actor, params.id), now),

  cancel: async ({ actor, tx, params, config, secrets, now }) => {
    const order = await findReadableOrder(tx, actor, params.id);
    return presentOrder({ config, secrets }, await cancelOrder({ actor, tx, now }, order), now);
  },

  sharedReport: async (context) => {
    const { database, now, params } = context;
    const shared = readSharedReportToken(context, params.token, now);
    const order = await database.withTenant(shared.organizationId, (tx) =>
      findOrder(tx, shared.id),
    );
    if (order.status !== 'completed' || order.candidateId === null) throw new AppError('not_found');
    return candidates.reportPdf({
      ...context,
      actor: linkHolder(shared.organizationId),
      tx: null,
      params: { id: order.candidateId },
      query: { kind: 'recruiter', language: order.language },
      body: undefined,
    });
  },

  trackingSystems: async ({ actor, tx, params, config }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    const rows = await listTrackingSystems(tx, params.id);
    const items = ORDER_PROVIDERS.map((provider) =>
      presentSystem(
        config,
        provider,
        rows.find((row) => row.provider === provider),
      ),
    );
    return { items, total: items.length };
  },

  saveTrackingSystem: async ({ actor, tx, params, body, config, secrets, now }) => {
    const { id: organizationId, provider } = params;
    const organization = await findAdministeredOrganization(tx, actor, organizationId);
    if (body.apiUrl !== null && !findAllowedHost(config.outboundHosts, body.apiUrl))
      throw invalid({ apiUrl: 'one_of' });
    if (body.token === null) await deleteTrackingSystem(tx, organizationId, provider);
    else
      await saveTrackingSystem(tx, {
        organizationId,
        provider,
        token: sealToken({ secrets }, body.token),
        apiUrl: provider === 'ashby' ? body.apiUrl : null,
        changedAt: now,
      });
    await logOrganizationActivity(tx, actor, 'change_tracking_system', organization, now, {
      provider,
      active: body.token !== null,
    });
    const row = await findTrackingSystem(tx, organizationId, provider);
    return presentSystem(config, provider, row);
  },
};
