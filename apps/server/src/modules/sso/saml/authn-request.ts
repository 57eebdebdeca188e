import { safeReturnPath } from '@cadran/contract';
import type { Services } from '../../../http/context.ts';
import { generateToken } from '../../../secrets.ts';
import { storeAttempt } from '../attempts.ts';
import { samlClient, type SamlRow } from './service-provider.ts';

interface SignInRequest {
  readonly organizationId?: string | undefined;
  readonly returnTo?: string | undefined;
}

/** Stored encrypted with the attempt, to verify the response. */
export interface SamlAttempt {
  readonly requestId: string;
  readonly returnTo: string | null;
  readonly byLink: boolean;
}

/** The provider's page with our request; RelayState finds the attempt, as the state of OpenID Connect does. */
export const createSamlRedirect = async (
  services: Services,
  provider: SamlRow,
  request: SignInRequest,
  now: Date,
): Promise<{ url: string; browser: string }> => {
  // An XML ID begins with a letter or an underscore.
  const [state, requestId] = [generateToken(), `_${generateToken()}`];
  const attempt: SamlAttempt = {
    requestId,
    returnTo: safeReturnPath(request.returnTo),
    byLink: request.organizationId !== undefined,
  };
  const browser = await storeAttempt(services, provider, 'saml-attempt', state, attempt, now);
  const client = await samlClient(services.config, provider, requestId);
  return { url: await client.getAuthorizeUrlAsync(state, undefined, {}), browser };
};
