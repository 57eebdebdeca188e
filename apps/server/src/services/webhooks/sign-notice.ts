import { createHmac } from 'node:crypto';

/**
 * `t=<seconds>,v1=<hex>`: HMAC-SHA-256 over "<seconds>.<body>" with the webhook's secret. Who receives it refuses
 * what is older than five minutes, and an id that was there before: so a recorded notice is of no use.
 */
export const signNotice = (secret: string, body: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
};
