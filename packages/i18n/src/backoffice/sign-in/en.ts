import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  atProvider: {
    title: 'At your provider',
    explanation:
      'Register Cadran there as a web application (OpenID Connect, authorisation code) with this redirect address.',
    hint: 'Cadran asks for “openid”, “email” and “profile”. The provider must say that it verified the email address (“email_verified”).',
  },
  redirectUri: 'Redirect address (redirect URI)',
  provider: {
    title: 'Identity provider',
    explanation:
      'Your company’s own: Microsoft Entra, Google Workspace, Okta, Keycloak… Cadran checks that it answers before saving.',
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
  createUsersHint:
    'Everybody who signs in through the provider becomes a user of the organisation. Otherwise only existing users can sign in.',
  askSecondFactor: 'Ask for two-step verification here too',
  askSecondFactorHint:
    'Users who have set it up in Cadran enter its code after the provider. Turn it off if the provider asks for a second factor itself.',
  trustEmail: 'Accept email addresses that are not marked as verified',
  trustEmailHint:
    'Only if nobody can choose their own address at the provider: whoever can would get the account of the colleague who has that address in Cadran.',
  enabled: 'Company sign-in is on',
  enabledHint: 'Passwords keep working.',
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
