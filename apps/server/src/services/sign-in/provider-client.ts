import * as oidc from 'openid-client';
import { invalid } from '../../app-error.ts';
import type { Services } from '../../context.ts';
import type { Config } from '../../env.ts';
import type { ProviderRow } from '../../queries/sign-in.ts';
import { allowedBy } from '../outbound/allowed-hosts.ts';
import { callOut } from '../outbound/call-out.ts';

const SECRET = 'oidc-client-secret';
export const sealClientSecret = ({ secrets }: Pick<Services, 'secrets'>, secret: string): Buffer =>
  secrets.encrypt(SECRET, Buffer.from(secret));

export const redirectUri = (config: Config): string =>
  new URL('/api/auth/oidc/callback', config.baseUrl).href;

const bodyText = (body: unknown): string | undefined =>
  body instanceof URLSearchParams || typeof body === 'string' ? String(body) : undefined;

/** The library's way out is ours: the hosts the installation allows, no redirects, short answers. */
const fetchThrough =
  (config: Config): oidc.CustomFetch =>
  async (url, { method, headers, body }) => {
    const sent = bodyText(body);
    const answer = await callOut(config.outboundHosts, url, {
      method,
      headers: {
        ...headers,
        ...(sent === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent)) }),
      },
      body: sent,
    });
    const type = answer.headers['content-type'];
    return new Response(answer.body.length === 0 ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  };

type Provider = Pick<ProviderRow, 'issuer' | 'clientId' | 'clientSecret'>;

/** Asks the provider what it can; plain http only where the installation says so itself. */
export const providerClient = (
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  { issuer, clientId, clientSecret }: Provider,
): Promise<oidc.Configuration> => {
  const insecure = new URL(issuer).protocol === 'http:';
  return oidc.discovery(
    new URL(issuer),
    clientId,
    secrets.decrypt(SECRET, clientSecret).toString(),
    undefined,
    {
      [oidc.customFetch]: fetchThrough(config),
      execute: insecure ? [oidc.allowInsecureRequests] : [],
    },
  );
};

/** A provider that does not answer now would lock people out later. */
export const refuseStrangeProvider = async (
  services: Pick<Services, 'config' | 'secrets'>,
  provider: Provider,
): Promise<void> => {
  if (!allowedBy(services.config.outboundHosts, provider.issuer))
    throw invalid({ issuer: 'one_of' });
  try {
    await providerClient(services, provider);
  } catch {
    throw invalid({ issuer: 'format' });
  }
};
