import { type FieldErrors, identityProviderChange, type SignInSettings } from '@cadran/contract';
import { validateWith } from '../../../shared/form/validate-with.ts';
import type { ProviderChange } from './sso-settings.ts';

/** What both protocols ask. */
export interface TrustValues extends Record<string, unknown> {
  domains: string[];
  createUsers: boolean;
  trustEmail: boolean;
  askSecondFactor: boolean;
  enabled: boolean;
}

export const toTrustValues = ({ provider }: SignInSettings): TrustValues => ({
  domains: provider?.domains ?? [],
  createUsers: provider?.createUsers ?? false,
  trustEmail: provider?.trustEmail ?? false,
  askSecondFactor: provider?.askSecondFactor ?? true,
  enabled: provider?.enabled ?? true,
});

/** The server never returns the stored secret; an empty field keeps it. */
export interface ProviderValues extends TrustValues {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The stored provider, if it uses OpenID Connect. */
export const storedOidc = ({ provider }: SignInSettings) =>
  provider?.protocol === 'oidc' ? provider : null;

export const toFormValues = (settings: SignInSettings): ProviderValues => {
  const stored = storedOidc(settings);
  return {
    ...toTrustValues(settings),
    issuer: stored?.issuer ?? '',
    clientId: stored?.clientId ?? '',
    clientSecret: '',
  };
};

/** Domains are sent only by users who may set them. */
export const toRequestBody = (
  { clientSecret, domains, ...values }: ProviderValues,
  { can }: SignInSettings,
): ProviderChange => ({
  ...values,
  ...(clientSecret !== '' && { clientSecret }),
  ...(can.changeDomains && { domains }),
});

/** All domains share one field. */
export const toFieldErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, rule]) => [
      path.startsWith('domains') ? 'domains' : path,
      rule,
    ]),
  );

const check = validateWith(identityProviderChange);

export const validateProvider = (
  values: ProviderValues,
  settings: SignInSettings,
): FieldErrors => ({
  ...toFieldErrors(check(toRequestBody(values, settings))),
  ...(values.issuer.trim() === '' && { issuer: 'required' }),
  ...(storedOidc(settings) === null && values.clientSecret === '' && { clientSecret: 'required' }),
});
