import { describe, expect, it } from 'vitest';
import { buildUrl } from './build-url.ts';

describe('buildUrl', () => {
  it('returns the contract’s path below /api with its parameters', () => {
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

  it('escapes parameters, so that they cannot change the path', () => {
    expect(buildUrl('/users/:id', { id: '../organizations?x=1' })).toBe(
      '/api/users/..%2Forganizations%3Fx%3D1',
    );
  });

  it('omits empty query values and escapes the others', () => {
    expect(buildUrl('/users', {}, { q: 'é & co', page: undefined, sort: '', pageSize: '20' })).toBe(
      '/api/users?q=%C3%A9+%26+co&pageSize=20',
    );
  });
});
