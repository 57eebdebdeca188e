import { type FieldErrors, samlProviderChange, type SignInSettings } from '@cadran/contract';
import { validateWith } from '../../../../shared/form/validate-with.ts';
import { toFieldErrors, toTrustValues, type TrustValues } from '../provider-values.ts';
import type { SamlChange } from '../sso-settings.ts';

export interface SamlValues extends TrustValues {
  /** Only read to fill in the others. */
  metadata: string;
  issuer: string;
  ssoUrl: string;
  /** One after the other. */
  certificates: string;
  emailAttribute: string;
  nameAttribute: string;
}

export const storedSaml = ({ provider }: SignInSettings) =>
  provider?.protocol === 'saml' ? provider : null;

export const toSamlValues = (settings: SignInSettings): SamlValues => {
  const stored = storedSaml(settings);
  return {
    ...toTrustValues(settings),
    metadata: '',
    issuer: stored?.issuer ?? '',
    ssoUrl: stored?.ssoUrl ?? '',
    certificates: (stored?.certificates ?? []).map(({ pem }) => pem.trim()).join('\n'),
    emailAttribute: stored?.emailAttribute ?? '',
    nameAttribute: stored?.nameAttribute ?? '',
  };
};

const PEM = /-----BEGIN [^-]+-----[^-]*-----END [^-]+-----/g;

/** Several in PEM, or one as metadata writes it. */
export const splitCertificates = (text: string): string[] => {
  const pems = text.match(PEM);
  if (pems) return [...pems];
  return text.trim() === '' ? [] : [text.trim()];
};

export const toSamlBody = (values: SamlValues, { can }: SignInSettings): SamlChange => {
  const { metadata: _, domains, certificates, ...sent } = values;
  return {
    ...sent,
    certificates: splitCertificates(certificates),
    ...(can.changeDomains && { domains }),
  };
};

/** All certificates share one field. */
export const toSamlErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(toFieldErrors(errors)).map(([path, rule]) => [
      path.startsWith('certificates') ? 'certificates' : path === 'xml' ? 'metadata' : path,
      rule,
    ]),
  );

const check = validateWith(samlProviderChange);

export const validateSaml = (values: SamlValues, settings: SignInSettings): FieldErrors => ({
  ...toSamlErrors(check(toSamlBody(values, settings))),
  ...(values.certificates.trim() === '' && { certificates: 'required' }),
});
