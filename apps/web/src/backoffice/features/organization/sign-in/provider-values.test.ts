import type { SignInSettings } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, checkProvider, valuesOf } from './provider-values.ts';

const settings = (more: Partial<SignInSettings> = {}): SignInSettings => ({
  provider: null,
  redirectUri: 'https://hr.example.org/api/auth/oidc/callback',
  can: { changeDomains: false },
  ...more,
});
const stored = settings({
  provider: {
    issuer: 'https://login.example.org',
    clientId: 'cadran',
    domains: ['example.org'],
    createUsers: true,
    enabled: true,
  },
});

describe('the form of an identity provider', () => {
  it('asks for the address, the client and its secret where there is none yet', () => {
    expect(checkProvider(valuesOf(settings()), settings())).toEqual({
      issuer: 'required',
      clientId: 'required',
      clientSecret: 'required',
    });
  });

  it('keeps the stored secret when none is typed, and does not send an empty one', () => {
    expect(checkProvider(valuesOf(stored), stored)).toEqual({});
    expect(bodyOf(valuesOf(stored), stored)).not.toHaveProperty('clientSecret');
  });

  it('sends domains only for whoever may set them', () => {
    expect(bodyOf(valuesOf(stored), stored)).not.toHaveProperty('domains');
    const ruled = { ...stored, can: { changeDomains: true } };
    expect(bodyOf(valuesOf(ruled), ruled)).toMatchObject({ domains: ['example.org'] });
  });

  it('tells of a refused domain at the one field they share', () => {
    const ruled = { ...stored, can: { changeDomains: true } };
    const values = { ...valuesOf(ruled), domains: ['example.org', 'not a domain'] };
    expect(checkProvider(values, ruled)).toEqual({ domains: 'format' });
  });
});
