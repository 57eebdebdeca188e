import { type FieldErrors, identityProviderChange, type SignInSettings } from '@cadran/contract';
import { validateWith } from '../../../shared/form/validate-with.ts';
import type { ProviderChange } from './change-sign-in.ts';

/** The form of an identity provider. The stored secret never comes out: an empty field keeps it. */
export interface ProviderValues extends Record<string, unknown> {
  issuer: string;
  clientId: string;
  clientSecret: string;
  domains: string[];
  createUsers: boolean;
  enabled: boolean;
}

export const valuesOf = ({ provider }: SignInSettings): ProviderValues => ({
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  domains: provider?.domains ?? [],
  createUsers: provider?.createUsers ?? false,
  enabled: provider?.enabled ?? true,
});

/** Domains are sent by those alone who may set them. */
export const bodyOf = (
  { clientSecret, domains, ...values }: ProviderValues,
  { can }: SignInSettings,
): ProviderChange => ({
  ...values,
  ...(clientSecret !== '' && { clientSecret }),
  ...(can.changeDomains && { domains }),
});

/** Whichever domain is refused, they stand in one field. */
export const placeErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, rule]) => [
      path.startsWith('domains') ? 'domains' : path,
      rule,
    ]),
  );

const check = validateWith(identityProviderChange);

export const checkProvider = (values: ProviderValues, settings: SignInSettings): FieldErrors => ({
  ...placeErrors(check(bodyOf(values, settings))),
  ...(values.issuer.trim() === '' && { issuer: 'required' }),
  ...(settings.provider === null && values.clientSecret === '' && { clientSecret: 'required' }),
});
