import { campaignPolicy } from '@cadran/policies';
import { AppError } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import type { OrderContext } from './create-order.ts';
import { countOrdersOfInvitation, endOrder, findOrder, type OrderRow } from './queries/orders.ts';
import { deleteInvitation } from '../campaign-mail/index.ts';
import { findCampaign, logCampaignActivity } from '../screening/index.ts';

/** Cancelling twice is once. Whoever has begun may finish; the invitation of somebody who has not is removed. */
export const cancelOrder = async (
  { actor, tx, now }: Pick<OrderContext, 'actor' | 'tx' | 'now'>,
  order: OrderRow,
): Promise<OrderRow> => {
  if (order.campaignId === null) throw new AppError('conflict');
  const campaign = await findCampaign(tx, order.campaignId);
  authorise(campaignPolicy.sendMail, actor, { ...campaign, module: 'screening' });
  if (order.status === 'cancelled') return order;
  if (order.status !== 'ordered' && order.status !== 'started') throw new AppError('conflict');
  await endOrder(tx, order, now);
  const { invitationId, organizationId } = order;
  const isUnused =
    order.status === 'ordered' &&
    invitationId !== null &&
    (await countOrdersOfInvitation(tx, organizationId, invitationId)) === 0;
  if (isUnused) await deleteInvitation(tx, 'screening', campaign, invitationId);
  await logCampaignActivity(tx, actor, 'cancel_order', campaign, now, { provider: order.provider });
  return findOrder(tx, order.id);
};
