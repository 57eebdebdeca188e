import type { contract } from '@cadran/contract';
import { orders } from '@cadran/i18n/orders';
import { AppError, invalid } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/context.ts';
import { cancelOrder } from '../cancel-order.ts';
import { createOrder } from '../create-order.ts';
import { findOrder, listOpenCampaigns } from '../queries/orders.ts';
import { findTrackingSystem } from '../queries/tracking-systems.ts';
import { toPerson } from './to-person.ts';
import { findOrganization } from '../../organizations/index.ts';

/** Ashby's own API, where an administrator has not entered another one. */
export const ASHBY_API = 'https://api.ashbyhq.com';

type AshbyRoutes = Pick<
  typeof contract.trackingSystems,
  'ashbyList' | 'ashbyStart' | 'ashbyCancel'
>;

const started = (id: string) => ({ success: true, results: { assessment_id: id } }) as const;

/** Ashby reads 409 as “already being assessed”: a closed campaign is a 422, whose message its user sees. */
const closedIsInvalid = (error: unknown): never => {
  if (error instanceof AppError && error.code === 'campaign_closed')
    throw invalid({ assessment_type_id: 'one_of' });
  throw error;
};

export const ashby: Handlers<AshbyRoutes> = {
  ashbyList: async ({ actor, tx }) => {
    const { language } = await findOrganization(tx, actor.organizationId);
    const { description } = await orders.load(language);
    const campaigns = await listOpenCampaigns(tx);
    return {
      success: true,
      results: campaigns.map(({ id, name }) => ({ assessment_type_id: id, name, description })),
    };
  },

  /** An application is assessed once by each campaign; Ashby gives the request no id of its own. */
  ashbyStart: async (context) => {
    const { actor, body, tx } = context;
    const system = await findTrackingSystem(tx, actor.organizationId, 'ashby');
    const order = await createOrder(context, {
      provider: 'ashby',
      externalReference: `${body.application.ashby_id}:${body.assessment_type_id}`,
      campaignId: body.assessment_type_id,
      candidate: toPerson(body.candidate),
      returnUrl: system ? new URL('/assessment.update', system.apiUrl ?? ASHBY_API).href : null,
      returnField: 'assessment_type_id',
      sendEmail: true,
    }).catch(closedIsInvalid);
    return started(order.id);
  },

  ashbyCancel: async ({ actor, body, now, tx }) => {
    const order = await findOrder(tx, body.assessment_id, 'ashby');
    return started((await cancelOrder({ actor, tx, now }, order)).id);
  },
};
