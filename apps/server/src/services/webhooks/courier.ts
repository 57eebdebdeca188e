import type { Services } from '../../context.ts';
import { forgetOldDeliveries } from '../../queries/webhooks.ts';
import { backgroundWork } from '../background-work.ts';
import { deliverNotices } from './deliver-notices.ts';

type Parts = Pick<Services, 'config' | 'database' | 'secrets' | 'clock'>;

const IDLE_MS = 2_000;
const TIDY_EVERY_MS = 3_600_000;
const KEPT_FOR = 30 * 24 * 3_600_000;
/** A slow receiver holds up one line and not the others. */
const LINES = 2;

/** Carries notices to other systems, where the installation allows any. */
export const openCourier = (
  parts: Parts,
  onError: (error: unknown) => void,
): { close(): Promise<void> } => {
  const { open, repeat, add, close } = backgroundWork(onError);
  if (parts.config.outboundHosts.length > 0)
    for (let line = 0; line < LINES; line++)
      add(repeat(IDLE_MS, () => deliverNotices(parts, open)));
  add(
    repeat(TIDY_EVERY_MS, async () => {
      const before = new Date(parts.clock().getTime() - KEPT_FOR);
      await parts.database.withPlatform((tx) => forgetOldDeliveries(tx, before));
    }),
  );
  return { close };
};
