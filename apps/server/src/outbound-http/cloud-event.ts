import { createHmac } from 'node:crypto';

/**
 * `t=<seconds>,v1=<hex>`: HMAC-SHA-256 over "<seconds>.<body>" with the receiver's secret. Against replay, receivers
 * refuse signatures older than five minutes and ids they have seen.
 */
export const signPayload = (secret: string, body: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
};

export const CLOUD_EVENT_TYPE = 'application/cloudevents+json; charset=utf-8';

interface Happened {
  readonly id: string;
  readonly event: string;
  readonly createdAt: Date;
  readonly organizationId: string;
  readonly data: object;
}

/** CloudEvents 1.0 in structured mode. `source` and `id` together identify an event. */
export const toCloudEvent = (
  { baseUrl }: { readonly baseUrl: URL },
  { id, event, createdAt, organizationId, data }: Happened,
): string =>
  JSON.stringify({
    specversion: '1.0',
    id,
    source: new URL(`/api/organizations/${organizationId}`, baseUrl).href,
    type: event,
    time: createdAt.toISOString(),
    datacontenttype: 'application/json',
    data,
  });
