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
import { sendOutboundRequest } from '../../outbound-http/send-request.ts';
import { signPayload } from './sign-payload.ts';

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

const attempt = async (
  { config, secrets, clock }: WebhookServices,
  delivery: DeliveryRow,
  webhook: WebhookRow,
): Promise<Response> => {
  const body = bodyOf(delivery);
  try {
    const secret = secrets.decrypt(SECRET, webhook.secret).toString();
    const { status } = await sendOutboundRequest(config.outboundHosts, webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `Cadran/${VERSION}`,
        'cadran-delivery': delivery.id,
        'cadran-signature': signPayload(secret, body, clock()),
      },
      body,
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
    process: async ({ delivery, webhook }) => {
      const response = webhook.active
        ? await attempt(services, delivery, webhook)
        : { responseStatus: null, error: 'paused' };
      return { outcome: outcomeOf(delivery, response, services.clock()) };
    },
  }),
});
