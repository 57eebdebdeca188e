import { DELIVERY_FAILURES, ORDER_STATUSES, type OrderProvider } from '@cadran/contract';
import type { Services } from '../../../http/context.ts';
import { CLOUD_EVENT_TYPE, signPayload, toCloudEvent } from '../../../outbound-http/cloud-event.ts';
import { presentOrder, presentResult } from '../present-order.ts';
import { findOrder } from '../queries/orders.ts';
import { findTrackingSystem } from '../queries/tracking-systems.ts';
import { ashbyReturn } from './ashby-result.ts';
import { greenhouseReturn } from './greenhouse-result.ts';
import type { ReturnDelivery, Returning, ReturnRequest, ReturnServices } from './returning.ts';
import { workableReturn } from './workable-result.ts';

const TOKEN = 'tracking-system-token';
export const sealToken = ({ secrets }: Pick<Services, 'secrets'>, token: string): Buffer =>
  secrets.encrypt(TOKEN, Buffer.from(token));

/** Of a program that used Cadran's own call: a signed event with the order. */
const ownReturn = async (returning: Returning): Promise<ReturnRequest> => {
  const { services, delivery, order, status, result, token, url } = returning;
  const { link } = presentOrder(services, order, services.clock());
  const data = { ...delivery.data, status, link, result };
  const body = toCloudEvent(services.config, { ...delivery, data });
  return {
    method: 'POST',
    url,
    headers: {
      'content-type': CLOUD_EVENT_TYPE,
      'cadran-signature': signPayload(token, body, services.clock()),
    },
    body,
  };
};

const RETURNS: Readonly<
  Record<OrderProvider, (returning: Returning) => Promise<ReturnRequest | null>>
> = {
  api: ownReturn,
  greenhouse: greenhouseReturn,
  workable: workableReturn,
  ashby: ashbyReturn,
};

/**
 * The request that tells a tracking system what became of its order; null if this system does not want to know.
 * Scores are read now and not stored with the delivery, so that they are gone when the candidate is.
 */
export const buildReturnRequest = async (
  services: ReturnServices,
  delivery: ReturnDelivery,
): Promise<ReturnRequest | null> => {
  const { organizationId, orderId, returnUrl: url } = delivery;
  if (orderId === null || url === null) throw new Error('The delivery is not about an order.');
  const status = ORDER_STATUSES.find((one) => delivery.event === `order.${one}`);
  if (status === undefined) throw new Error('The event is not about an order.');
  const { order, system } = await services.database.withTenant(organizationId, async (tx) => {
    const found = await findOrder(tx, orderId);
    return { order: found, system: await findTrackingSystem(tx, organizationId, found.provider) };
  });
  if (!system) throw new Error(DELIVERY_FAILURES.no_token);
  const token = services.secrets.decrypt(TOKEN, system.token).toString();
  const result = status === 'completed' ? presentResult(services, order, services.clock()) : null;
  const returning = { services, delivery, order, status, result, token, url };
  return RETURNS[order.provider](returning);
};
