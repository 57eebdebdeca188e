import type { Services } from '../../http/context.ts';
import type { Queue } from '../../jobs/queue.ts';
import { retryDelay } from '../../jobs/retry-delay.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  type DeliveryRow,
  recordDelivery,
  type WebhookRow,
} from './queries/webhooks.ts';
import { VERSION } from '../../version.ts';
import { CLOUD_EVENT_TYPE, signPayload, toCloudEvent } from '../../outbound-http/cloud-event.ts';
import { sendOutboundRequest } from '../../outbound-http/send-request.ts';
import { buildReturnRequest, type ReturnRequest } from '../assessment-orders/index.ts';

export type WebhookServices = Pick<Services, 'config' | 'database' | 'secrets' | 'clock'>;

const MINUTE = 60_000;
/** Longer than a call may take. */
const LEASE = MINUTE;
/** Over two days in all. */
const RETRIES = { delays: [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE) };

const SECRET = 'webhook-secret';
export const sealWebhookSecret = ({ secrets }: Pick<Services, 'secrets'>, secret: string): Buffer =>
  secrets.encrypt(SECRET, Buffer.from(secret));

const bodyOf = ({ id, event, createdAt, organizationId, data }: DeliveryRow): string =>
  JSON.stringify({ id, event, createdAt: createdAt.toISOString(), organizationId, data });

interface Response {
  readonly responseStatus: number | null;
  readonly error: string | null;
}

const buildWebhookRequest = (
  { config, secrets, clock }: WebhookServices,
  delivery: DeliveryRow,
  { format, secret, url }: WebhookRow,
): ReturnRequest => {
  const isCloudEvent = format === 'cloudevents';
  const body = isCloudEvent ? toCloudEvent(config, delivery) : bodyOf(delivery);
  return {
    method: 'POST',
    url,
    headers: {
      'content-type': isCloudEvent ? CLOUD_EVENT_TYPE : 'application/json',
      'cadran-signature': signPayload(secrets.decrypt(SECRET, secret).toString(), body, clock()),
    },
    body,
  };
};

const NOTHING_TO_TELL: Response = { responseStatus: null, error: null };

const attempt = async (
  services: WebhookServices,
  { delivery, webhook }: ClaimedDelivery,
): Promise<Response> => {
  try {
    const request = webhook
      ? buildWebhookRequest(services, delivery, webhook)
      : await buildReturnRequest(services, delivery);
    if (request === null) return NOTHING_TO_TELL;
    const { url, headers, ...more } = request;
    const { status } = await sendOutboundRequest(services.config.outboundHosts, url, {
      ...more,
      headers: {
        'user-agent': `Cadran/${VERSION}`,
        'cadran-delivery': delivery.id,
        ...headers,
      },
    });
    const isAccepted = status >= 200 && status < 300;
    return { responseStatus: status, error: isAccepted ? null : `HTTP ${status}` };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { responseStatus: null, error: message.slice(0, 500) || 'unreachable' };
  }
};

const outcomeOf = (
  { attempts }: DeliveryRow,
  response: Response,
  now: Date,
): Partial<DeliveryRow> => {
  if (response.error === null) return { ...response, status: 'delivered', deliveredAt: now };
  const delay = retryDelay(RETRIES, attempts);
  return delay === undefined
    ? { ...response, status: 'failed' }
    : { ...response, dueAt: new Date(now.getTime() + delay) };
};

/** Deliveries arrive at least once; a repeated one keeps its id. */
export const webhookQueue = (
  services: WebhookServices,
): Queue<ClaimedDelivery, Partial<DeliveryRow>> => ({
  name: 'webhooks',
  // A slow receiver holds up one lane and not the other.
  lanes: 2,
  pollMs: 2_000,
  claim: (tx, now) => claimDelivery(tx, now, new Date(now.getTime() + LEASE)),
  record: (tx, { delivery }, outcome) => recordDelivery(tx, delivery, outcome),
  openLane: () => ({
    process: async (claimed) => {
      const isPaused = claimed.webhook?.active === false;
      const response = isPaused
        ? { responseStatus: null, error: 'paused' }
        : await attempt(services, claimed);
      return { outcome: outcomeOf(claimed.delivery, response, services.clock()) };
    },
  }),
});
