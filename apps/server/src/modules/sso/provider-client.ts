import type * as oidc from 'openid-client';
import { invalid } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';
import type { Config } from '../../env.ts';
import type { ProviderRow } from './queries.ts';
import { findAllowedHost } from '../../outbound-http/allowed-hosts.ts';
import { sendOutboundRequest } from '../../outbound-http/send-request.ts';

const PURPOSE = 'oidc-client-secret';
export const encryptClientSecret = (
  { secrets }: Pick<Services, 'secrets'>,
  secret: string,
): Buffer => secrets.encrypt(PURPOSE, Buffer.from(secret));

export const redirectUri = (config: Config): string =>
  new URL('/api/auth/oidc/callback', config.baseUrl).href;

const bodyText = (body: unknown): string | undefined =>
  body instanceof URLSearchParams || typeof body === 'string' ? String(body) : undefined;

/** Routes the library's requests through the outbound allow-list: no redirects, limited size. */
const createOutboundFetch =
  (config: Config): oidc.CustomFetch =>
  async (url, { method, headers, body }) => {
    const text = bodyText(body);
    const answer = await sendOutboundRequest(config.outboundHosts, url, {
      method,
      headers: {
        ...headers,
        ...(text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }),
      },
      body: text,
    });
    const type = answer.headers['content-type'];
    return new Response(answer.body.length === 0 ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  };

export type OidcRow = ProviderRow & { readonly clientId: string; readonly clientSecret: Buffer };
type Provider = Pick<OidcRow, 'issuer' | 'clientId' | 'clientSecret'>;

export const isOidc = (provider: ProviderRow): provider is OidcRow =>
  provider.protocol === 'oidc' && provider.clientId !== null && provider.clientSecret !== null;

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Plain http is for trials on one machine: anybody on the way could read and forge what a provider says. */
export const isSafeAddress = (issuer: string): boolean => {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || LOOPBACK.has(hostname);
};

/** Verifies the signature of ID tokens too, although they come directly from the provider. */
export const discoverProvider = async (
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  { issuer, clientId, clientSecret }: Provider,
): Promise<oidc.Configuration> => {
  if (!isSafeAddress(issuer)) throw new Error('Plain http is allowed on this machine only.');
  const insecure = new URL(issuer).protocol === 'http:';
  // With the first sign-in by a provider.
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } =
    await import('openid-client');
  return discovery(
    new URL(issuer),
    clientId,
    secrets.decrypt(PURPOSE, clientSecret).toString(),
    undefined,
    {
      [customFetch]: createOutboundFetch(config),
      execute: [enableNonRepudiationChecks, ...(insecure ? [allowInsecureRequests] : [])],
    },
  );
};

/** Checked before saving: a provider that does not answer would lock users out. */
export const requireReachableProvider = async (
  services: Pick<Services, 'config' | 'secrets'>,
  provider: Provider,
): Promise<void> => {
  if (!findAllowedHost(services.config.outboundHosts, provider.issuer))
    throw invalid({ issuer: 'one_of' });
  if (!isSafeAddress(provider.issuer)) throw invalid({ issuer: 'https' });
  try {
    await discoverProvider(services, provider);
  } catch {
    throw invalid({ issuer: 'format' });
  }
};
