import type { Services } from '../../context.ts';
import {
  claimDelivery,
  type DeliveryRow,
  recordDelivery,
  type WebhookRow,
} from '../../queries/webhooks.ts';
import { VERSION } from '../../version.ts';
import { callOut } from '../outbound/call-out.ts';
import { signNotice } from './sign-notice.ts';

type Parts = Pick<Services, 'config' | 'database' | 'secrets' | 'clock'>;

const MINUTE = 60_000;
/** Longer than a call may take. */
const LEASE = MINUTE;
/** After the first attempt: over two days in all. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE);

const SECRET = 'webhook-secret';
export const sealWebhookSecret = ({ secrets }: Pick<Services, 'secrets'>, secret: string): Buffer =>
  secrets.encrypt(SECRET, Buffer.from(secret));

const bodyOf = ({ id, event, createdAt, organizationId, data }: DeliveryRow): string =>
  JSON.stringify({ id, event, createdAt: createdAt.toISOString(), organizationId, data });

interface Tried {
  readonly responseStatus: number | null;
  readonly error: string | null;
}

const attempt = async (
  { config, secrets, clock }: Parts,
  delivery: DeliveryRow,
  webhook: WebhookRow,
): Promise<Tried> => {
  const body = bodyOf(delivery);
  try {
    const secret = secrets.decrypt(SECRET, webhook.secret).toString();
    const { status } = await callOut(config.outboundHosts, webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `Cadran/${VERSION}`,
        'cadran-delivery': delivery.id,
        'cadran-signature': signNotice(secret, body, clock()),
      },
      body,
    });
    const taken = status >= 200 && status < 300;
    return { responseStatus: status, error: taken ? null : `HTTP ${status}` };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { responseStatus: null, error: said.slice(0, 500) || 'unreachable' };
  }
};

const outcomeOf = ({ attempts }: DeliveryRow, tried: Tried, now: Date): Partial<DeliveryRow> => {
  if (tried.error === null) return { ...tried, status: 'delivered', deliveredAt: now };
  const pause = PAUSES[attempts - 1];
  return pause === undefined
    ? { ...tried, status: 'failed' }
    : { ...tried, dueAt: new Date(now.getTime() + pause) };
};

/** Sends what is due until nothing is, or until told to stop. At least once: a notice keeps its id. */
export const deliverNotices = async (parts: Parts, goOn: () => boolean): Promise<void> => {
  const { database, clock } = parts;
  while (goOn()) {
    const next = await database.withPlatform((tx) => {
      const now = clock();
      return claimDelivery(tx, now, new Date(now.getTime() + LEASE));
    });
    if (!next) return;
    const tried: Tried = next.webhook.active
      ? await attempt(parts, next.delivery, next.webhook)
      : { responseStatus: null, error: 'paused' };
    const outcome = outcomeOf(next.delivery, tried, clock());
    await database.withPlatform((tx) => recordDelivery(tx, next.delivery, outcome));
  }
};
