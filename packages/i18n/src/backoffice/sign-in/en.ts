import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  atProvider: {
    title: 'At your provider',
    oidc: {
      explanation:
        'Register Cadran there as a web application (OpenID Connect, authorisation code) with this redirect address.',
      hint: 'Cadran asks for “openid”, “email” and “profile”. The provider must say that it verified the email address (“email_verified”).',
    },
    saml: {
      explanation:
        'Register Cadran there as a SAML 2.0 application with these addresses, or import Cadran’s metadata.',
      hint: 'The provider must sign the assertion or the response (RSA with SHA-256 or SHA-512) and send a lasting identifier of the person (“persistent”, email address…) and their email address.',
    },
  },
  protocol: {
    label: 'Protocol',
    hint: 'The same service by two protocols: take the one your provider offers, OpenID Connect if you can choose.',
    names: { oidc: 'OpenID Connect', saml: 'SAML 2.0' },
    replaces: (name) =>
      `The stored provider uses ${name}. It stays on until you save this one, which replaces it.`,
  },
  saml: {
    acsUrl: 'Reply address (ACS URL)',
    entityId: 'Cadran’s identifier (entity ID, audience)',
    metadataUrl: 'Cadran’s metadata',
    metadata: {
      label: 'Metadata of the provider (XML)',
      hint: 'Paste it to fill in the next three fields, or fill them in by hand.',
      fillIn: 'Fill in the fields',
      empty: 'Paste the metadata first.',
      format: 'This text is not XML, or it contains a DOCTYPE declaration.',
      noProvider: 'This metadata does not describe exactly one identity provider.',
      incomplete: 'A log-in address (HTTP-Redirect) or a signing certificate is missing.',
    },
    issuer: 'Identifier of the provider (entity ID, issuer)',
    ssoUrl: 'Log-in address (SSO URL)',
    ssoUrlHint: 'By redirect (HTTP-Redirect). Cadran sends the browser there.',
    addressFormat: 'Enter a full address that begins with https://.',
    certificates: 'Signing certificates',
    certificatesHint:
      'In PEM format, five at most, one after the other. Add the new one before the provider changes it.',
    certificateFormat:
      'One of these texts is not an X.509 certificate with an RSA key of at least 2048 bits.',
    stored: 'Stored certificates',
    validUntil: (day) => `Valid until ${day}`,
    emailAttribute: 'Attribute of the email address',
    nameAttribute: 'Attribute of the name',
    attributeHint: 'Empty: Cadran looks for the usual attribute names.',
    save: 'Save',
    saved: 'Settings saved',
  },
  redirectUri: 'Redirect address (redirect URI)',
  provider: {
    title: 'Identity provider',
    explanations: {
      oidc: 'Your company’s own: Microsoft Entra, Google Workspace, Okta, Keycloak… Cadran checks that it answers before saving.',
      saml: 'Your company’s own: Microsoft Entra, Google Workspace, Okta, Keycloak… Refused responses are in the activity log, with the reason.',
    },
  },
  states: { none: 'Not set up', on: 'On', off: 'Off' },
  issuer: 'Address of the provider (issuer)',
  issuerHint: 'Without “/.well-known/openid-configuration” at the end.',
  noAnswer: 'No OpenID Connect provider answered at this address. Check it, then try again.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretHint: 'Stored encrypted; it will never be shown again.',
  secretKept: 'A secret is stored. Leave this empty to keep it.',
  domains: 'Email domains',
  domainsHint:
    'On the log-in page, addresses of these domains lead to this provider, and only these addresses can sign in.',
  domainFormat: 'Write domains such as “example.org”, without @.',
  noDomains: 'None: your users use your organisation’s link.',
  domainsAsk: 'The administrator of the platform assigns them.',
  createUsers: 'Create users at their first sign-in',
  askSecondFactor: 'Ask for two-step verification here too',
  trustEmail: 'Accept email addresses that are not marked as verified',
  enabled: 'Company sign-in is on',
  trustHints: {
    createUsers:
      'Everybody who signs in through the provider becomes a user of the organisation. Otherwise only existing users can sign in.',
    askSecondFactor:
      'Users who have set it up in Cadran enter its code after the provider. Turn it off if the provider asks for a second factor itself.',
    trustEmail:
      'SAML never says whether an address is verified: without this setting nobody can sign in by it for the first time. Only if nobody can choose their own address at the provider: whoever can would get the account of the colleague who has that address in Cadran.',
    enabled: 'Passwords keep working.',
  },
  save: 'Check and save',
  saved: 'The provider answered: settings saved',
  removal: {
    action: 'Remove',
    title: 'Remove the identity provider?',
    explanation:
      'Your users will be able to log in only with a password. Those who never chose one can use “Forgotten password”. The secret is erased.',
    confirm: 'Remove the provider',
    done: 'Identity provider removed',
  },
  link: {
    title: 'Sign-in link',
    explanation: 'Give it to your users, or put it on your company’s portal.',
    label: 'Your organisation’s link',
    tryIt:
      'To try it, open this link in a private window and sign in with your company account: your session here is not affected.',
  },
} satisfies Shape<typeof fr>;
