import { isIPv6 } from 'node:net';

const IPV4 = /(\d+\.\d+\.\d+\.\d+)$/;

/** The first four groups of an IPv6 address, with the zeros it leaves out. */
const firstGroups = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4).join(':');
};

/** Of a connection that ended before its request was read: its caller hears no answer. */
const GONE = 'gone';

/**
 * What a limit by address counts as one: an IPv4 address, or an IPv6 /64, since one customer has all addresses of it
 * and could use a new one for each attempt.
 */
export const clientAddress = (address: string | undefined): string => {
  if (address === undefined) return GONE;
  const v4 = IPV4.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  return isIPv6(address) ? `${firstGroups(address.toLowerCase())}::/64` : address;
};
