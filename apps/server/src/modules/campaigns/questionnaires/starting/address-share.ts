import { PROOF_OF_WORK } from '@cadran/contract';
import { clientAddress } from '../../../../http/limits/client-address.ts';

const HOUR = 3_600_000;
/** As many networks are remembered; the oldest is forgotten for a new one. */
const MOST_NETWORKS = 100_000;

const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/;

/** The network that an address belongs to: what one customer usually has, an IPv4 /24 or an IPv6 /64. */
export const networkOf = (address: string | undefined): string =>
  clientAddress(address).replace(IPV4, '$1.0/24');

/** The zero bits asked of a network; 0 within its share. */
export const bitsBeyondShare = (starts: number, share: number): number => {
  const doublings = Math.floor(Math.log2(starts / share));
  return doublings < 0 ? 0 : PROOF_OF_WORK.bits + Math.min(doublings, PROOF_OF_WORK.mostExtraBits);
};

interface Window {
  count: number;
  readonly endsAt: number;
}

/** A start, or one that is taken back. */
export interface CountedStart {
  readonly key: string;
  readonly by: 1 | -1;
}

/**
 * Counts starts by network, in memory only: who answers an audit must leave no address behind, not even a hash of one.
 * Each instance counts for itself; its processes tell each other.
 */
export const createAddressShares = () => {
  const windows = new Map<string, Window>();
  let tellOthers: (start: CountedStart) => void = () => undefined;
  const current = (key: string, now: Date): Window | undefined => {
    const window = windows.get(key);
    const left = (window?.endsAt ?? 0) - now.getTime();
    // A window that ends later than a new one would was opened by a clock that has since been set back.
    return left > 0 && left <= HOUR ? window : undefined;
  };
  const count = ({ key, by }: CountedStart, now: Date): void => {
    const window = current(key, now) ?? { count: 0, endsAt: now.getTime() + HOUR };
    window.count = Math.max(0, window.count + by);
    windows.delete(key);
    windows.set(key, window);
    if (windows.size > MOST_NETWORKS) windows.delete(windows.keys().next().value ?? '');
  };
  return {
    read: (key: string, now: Date): number => current(key, now)?.count ?? 0,
    add: (key: string, by: 1 | -1, now: Date): void => {
      count({ key, by }, now);
      tellOthers({ key, by });
    },
    /** Counts what another process has counted. */
    hear: count,
    /** Called with each start that this process counts. */
    onStart: (tell: typeof tellOthers): void => void (tellOthers = tell),
  };
};
