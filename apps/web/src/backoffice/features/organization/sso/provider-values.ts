import { type FieldErrors, identityProviderChange, type SignInSettings } from '@cadran/contract';
import { validateWith } from '../../../shared/form/validate-with.ts';
import type { ProviderChange } from './sso-settings.ts';

/** The server never returns the stored secret; an empty field keeps it. */
export interface ProviderValues extends Record<string, unknown> {
  issuer: string;
  clientId: string;
  clientSecret: string;
  domains: string[];
  createUsers: boolean;
  trustEmail: boolean;
  askSecondFactor: boolean;
  enabled: boolean;
}

export const toFormValues = ({ provider }: SignInSettings): ProviderValues => ({
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  domains: provider?.domains ?? [],
  createUsers: provider?.createUsers ?? false,
  trustEmail: provider?.trustEmail ?? false,
  askSecondFactor: provider?.askSecondFactor ?? true,
  enabled: provider?.enabled ?? true,
});

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
  ...(settings.provider === null && values.clientSecret === '' && { clientSecret: 'required' }),
});
