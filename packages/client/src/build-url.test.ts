import { describe, expect, it } from 'vitest';
import { buildUrl } from './build-url.ts';

describe('the address of a call', () => {
  it('is the contract’s path below /api with its parameters filled in', () => {
    expect(buildUrl('/users/:id/password', { id: 'a1' })).toBe('/api/users/a1/password');
  });

  it('fills several parameters', () => {
    expect(
      buildUrl('/screening/campaigns/url/:organizationId/:urlParameter', {
        organizationId: 'o',
        urlParameter: 'chef-de-projet',
      }),
    ).toBe('/api/screening/campaigns/url/o/chef-de-projet');
  });

  it.each([undefined, '', null])('rejects with “ID is undefined” when the id is %s', (id) => {
    expect(() => buildUrl('/screening/campaigns/:id', { id })).toThrow('ID is undefined');
  });

  it('never lets a parameter reach another path', () => {
    expect(buildUrl('/users/:id', { id: '../organizations?x=1' })).toBe(
      '/api/users/..%2Forganizations%3Fx%3D1',
    );
  });

  it('leaves out what is not asked for and escapes the rest', () => {
    expect(buildUrl('/users', {}, { q: 'é & co', page: undefined, sort: '', pageSize: '20' })).toBe(
      '/api/users?q=%C3%A9+%26+co&pageSize=20',
    );
  });
});
