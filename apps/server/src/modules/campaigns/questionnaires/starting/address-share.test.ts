import { describe, expect, it } from 'vitest';
import { bitsBeyondShare, createAddressShares, networkOf } from './address-share.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.17', '192.0.2.0/24'],
    ['::ffff:192.0.2.200', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the work asked of a network', () => {
  it.each([
    [0, 0],
    [299, 0],
    [300, 15],
    [599, 15],
    [600, 16],
    [1_200, 17],
    [2_400, 18],
    [1_000_000, 18],
  ])('after %i starts of a share of 300: %i bits', (starts, bits) => {
    expect(bitsBeyondShare(starts, 300)).toBe(bits);
  });
});

describe('the share of a network', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes));

  it('counts for an hour', () => {
    const shares = createAddressShares();
    shares.add('a', 1, at(0));
    shares.add('a', 1, at(59));
    shares.add('b', 1, at(59));
    expect([shares.read('a', at(59)), shares.read('b', at(59))]).toEqual([2, 1]);
    expect([shares.read('a', at(60)), shares.read('b', at(60))]).toEqual([0, 1]);
    shares.add('b', -1, at(60));
    expect(shares.read('b', at(60))).toBe(0);
  });

  it('is counted by all processes that tell each other', () => {
    const [one, two] = [createAddressShares(), createAddressShares()];
    one.onStart((start) => two.hear(start, at(0)));
    two.onStart((start) => one.hear(start, at(0)));
    one.add('a', 1, at(0));
    two.add('a', 1, at(0));
    two.add('a', 1, at(0));
    one.add('a', -1, at(0));
    expect([one.read('a', at(0)), two.read('a', at(0))]).toEqual([2, 2]);
  });

  it('is over when the clock was years ahead and has been set back', () => {
    const shares = createAddressShares();
    shares.add('a', 1, new Date(Date.UTC(2031, 0, 1)));
    expect(shares.read('a', at(0))).toBe(0);
  });

  it('remembers a bounded number of networks, the latest', () => {
    const shares = createAddressShares();
    for (let n = 0; n <= 100_000; n += 1) shares.add(`network ${n}`, 1, at(0));
    expect(shares.read('network 0', at(0))).toBe(0);
    expect(shares.read('network 100000', at(0))).toBe(1);
  });
});
