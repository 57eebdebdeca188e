import type { contract } from '@cadran/contract';
import { campaignPolicy } from '@cadran/policies';
import { authorise } from '../../../http/authorise.ts';
import type { Handlers } from '../../../http/context.ts';
import { createOrder } from '../create-order.ts';
import { presentResult } from '../present-order.ts';
import { findOrder, listOpenCampaigns } from '../queries/orders.ts';
import { greenhouseStatus } from '../returning/greenhouse-result.ts';
import { ashby } from './ashby.ts';
import { lastSegment, toPerson } from './to-person.ts';

/** Each call in its system's words; the core knows only orders. */
export const trackingSystems: Handlers<typeof contract.trackingSystems> = {
  greenhouseTests: async ({ tx }) =>
    (await listOpenCampaigns(tx)).map(({ id, name }) => ({
      partner_test_id: id,
      partner_test_name: name,
    })),

  greenhouseSend: async (context) => {
    const { body } = context;
    const order = await createOrder(context, {
      provider: 'greenhouse',
      externalReference: lastSegment(body.url),
      campaignId: body.partner_test_id,
      candidate: toPerson(body.candidate),
      returnUrl: body.url,
      returnField: 'url',
      sendEmail: true,
    });
    return { partner_interview_id: order.id };
  },

  greenhouseStatus: async (context) => {
    const { actor, now, query, tx } = context;
    const order = await findOrder(tx, query.partner_interview_id, 'greenhouse');
    authorise(campaignPolicy.list, actor, order.organizationId);
    return greenhouseStatus(order, presentResult(context, order, now));
  },

  greenhouseError: async ({ body, request }) => {
    // The texts may quote the candidate.
    request.log.warn(
      { provider: 'greenhouse', call: body.api_call, errors: body.errors.length },
      'response not understood',
    );
    return { status: 200 };
  },

  workableTests: async ({ tx }) => ({
    tests: (await listOpenCampaigns(tx)).map(({ id, name }) => ({ id, name })),
  }),

  workableAssessment: async (context) => {
    const { body } = context;
    const order = await createOrder(context, {
      provider: 'workable',
      externalReference: lastSegment(body.callback_url),
      campaignId: body.test_id,
      candidate: toPerson(body.candidate),
      returnUrl: body.callback_url,
      returnField: 'callback_url',
      sendEmail: true,
    });
    return { assessment_id: order.id };
  },

  ...ashby,
};
