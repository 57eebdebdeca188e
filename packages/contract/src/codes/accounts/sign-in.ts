/** Codes of sign-in by an identity provider. */

export const SIGN_IN_PROTOCOLS = ['oidc', 'saml'] as const;
export type SignInProtocol = (typeof SIGN_IN_PROTOCOLS)[number];

/** Why a response of a SAML provider was refused, as the activity log says it. */
export const SAML_REFUSALS = [
  'saml_off',
  'saml_too_large',
  'saml_not_xml',
  'saml_document_type',
  'saml_comment',
  'saml_too_complex',
  'saml_unsolicited',
  'saml_other_browser',
  'saml_status',
  'saml_encrypted',
  'saml_unsigned',
  'saml_weak_signature',
  'saml_wrapping',
  'saml_signature',
  'saml_issuer',
  'saml_destination',
  'saml_audience',
  'saml_recipient',
  'saml_in_response_to',
  'saml_not_yet_valid',
  'saml_expired',
  'saml_replay',
  'saml_subject',
  'saml_email',
  'saml_user',
] as const;
export type SamlRefusal = (typeof SAML_REFUSALS)[number];

export const SAML_LIMITS = {
  certificates: 5,
  /** Of a response, as XML. */
  responseCharacters: 100_000,
  /** Of a provider's metadata; some list every service they have. */
  metadataCharacters: 200_000,
  /** Clocks of two machines differ. */
  clockSkewSeconds: 60,
} as const;
