import { X509Certificate } from 'node:crypto';

const MIN_RSA_BITS = 2048;

export interface Certificate {
  readonly pem: string;
  readonly fingerprint: string;
  readonly expiresAt: string;
}

const toPem = (text: string): string =>
  text.includes('-----BEGIN')
    ? text
    : `-----BEGIN CERTIFICATE-----\n${(text.replaceAll(/\s/g, '').match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----`;

/** PEM, or Base64 as in metadata. Undefined if it is none, or its key is too short to trust. */
export const readCertificate = (text: string): Certificate | undefined => {
  try {
    const certificate = new X509Certificate(toPem(text));
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < MIN_RSA_BITS)
      return undefined;
    return {
      pem: certificate.toString(),
      fingerprint: certificate.fingerprint256,
      expiresAt: certificate.validToDate.toISOString(),
    };
  } catch {
    return undefined;
  }
};
