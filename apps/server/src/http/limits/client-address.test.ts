import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

it.each([
  ['192.0.2.17', '192.0.2.17'],
  ['::ffff:192.0.2.200', '192.0.2.200'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  [undefined, 'gone'],
])('%s is counted as %s', (address, counted) => {
  expect(clientAddress(address)).toBe(counted);
});
