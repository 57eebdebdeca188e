import type { SignInSettings } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { toRequestBody, validateProvider, toFormValues } from './provider-values.ts';

const settings = (more: Partial<SignInSettings> = {}): SignInSettings => ({
  provider: null,
  redirectUri: 'https://hr.example.org/api/auth/oidc/callback',
  saml: {
    entityId: 'https://hr.example.org/api/auth/saml/1/metadata',
    acsUrl: 'https://hr.example.org/api/auth/saml/1/acs',
    metadataUrl: 'https://hr.example.org/api/auth/saml/1/metadata',
  },
  can: { changeDomains: false },
  ...more,
});
const stored = settings({
  provider: {
    protocol: 'oidc',
    issuer: 'https://login.example.org',
    clientId: 'cadran',
    domains: ['example.org'],
    createUsers: true,
    trustEmail: false,
    askSecondFactor: true,
    enabled: true,
  },
});

describe('identity provider form', () => {
  it('requires issuer, client id and secret for a new provider', () => {
    expect(validateProvider(toFormValues(settings()), settings())).toEqual({
      issuer: 'required',
      clientId: 'required',
      clientSecret: 'required',
    });
  });

  it('omits an empty secret so that the stored one is kept', () => {
    expect(validateProvider(toFormValues(stored), stored)).toEqual({});
    expect(toRequestBody(toFormValues(stored), stored)).not.toHaveProperty('clientSecret');
  });

  it('sends domains only if the user may set them', () => {
    expect(toRequestBody(toFormValues(stored), stored)).not.toHaveProperty('domains');
    const editable = { ...stored, can: { changeDomains: true } };
    expect(toRequestBody(toFormValues(editable), editable)).toMatchObject({
      domains: ['example.org'],
    });
  });

  it('shows the error of any domain at the domains field', () => {
    const editable = { ...stored, can: { changeDomains: true } };
    const values = { ...toFormValues(editable), domains: ['example.org', 'not a domain'] };
    expect(validateProvider(values, editable)).toEqual({ domains: 'format' });
  });
});
