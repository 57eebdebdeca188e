import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  keys: {
    title: 'API keys',
    explanation:
      'A key lets another system, such as your HR software, read or act in the organisation’s name.',
    add: 'Create a key',
    addTitle: 'New API key',
    name: 'Name',
    nameHint: 'The system that will use it, so that you recognise it later.',
    scopes: 'Scopes',
    scopesHint: 'No more than is needed: a key can do nothing else.',
    scopeRequired: 'Choose at least one scope.',
    scopeNames: {
      'campaigns:read': {
        name: 'Read campaigns',
        hint: 'Lists and definitions of campaigns.',
      },
      'candidates:read': {
        name: 'Read candidates',
        hint: 'Their answers, scores, reports and exports.',
      },
      'candidates:write': {
        name: 'Decide on candidates',
        hint: 'Record a decision, delete a candidate.',
      },
      'invitations:write': {
        name: 'Invite',
        hint: 'Send invitations, reminders and report announcements, and list them.',
      },
      'audits:read': {
        name: 'Read audits',
        hint: 'Aggregate reports; never anybody’s own answers.',
      },
      'orders:write': {
        name: 'Order assessments',
        hint: 'For an applicant tracking system: list open campaigns, invite candidates, read their results.',
      },
      'users:provision': {
        name: 'Manage users (SCIM)',
        hint: 'For your directory: create, change and deactivate users and groups.',
      },
    },
    lifetime: 'Valid for',
    lifetimeHint: 'After that time the key is refused.',
    lifetimes: { 30: '30 days', 90: '90 days', 365: 'One year', never: 'No limit' },
    tooMany: (num) => `An organisation has at most ${num} keys: revoke one first.`,
    create: 'Create the key',
    created: 'Created',
    by: (name) => `by ${name}`,
    expires: 'Expires',
    never: 'Never',
    lastUse: 'Last use',
    unused: 'Never used',
    revoke: 'Revoke',
    empty: {
      title: 'No keys yet',
      explanation: 'Create one for each system: you can then revoke them separately.',
    },
    shown: {
      title: 'Your new key',
      explanation:
        'Copy it now: it will never be shown again. Keep it in a secrets store, not in an email.',
      label: 'API key',
      use: 'It goes into the header of every call:',
      done: 'I have noted it',
    },
    revocation: {
      title: (name) => `Revoke the key “${name}”?`,
      explanation:
        'The system that uses it is refused from its next call onwards. A revoked key cannot be brought back.',
      confirm: 'Revoke the key',
      done: (name) => `The key “${name}” has been revoked`,
    },
  },
  webhooks: {
    title: 'Webhooks',
    explanation:
      'We send a signed notification of the events you choose to these addresses. It contains identifiers and no personal data.',
    add: 'Add an address',
    addTitle: 'New webhook',
    changeTitle: 'Change the webhook',
    url: 'Address',
    urlHint: 'The one that will receive the notifications, by a POST request.',
    tooMany: (num) => `An organisation has at most ${num} webhooks: delete one first.`,
    create: 'Add',
    save: 'Save',
    saved: 'Webhook saved',
    events: 'Events',
    eventRequired: 'Choose at least one event.',
    eventCount: (num) => `${num} ${plural('en', num, 'event', 'events')}`,
    format: 'Format',
    formatHint: 'CloudEvents is a standard that many tools read without extra code.',
    formats: { cadran: 'Cadran (as before)', cloudevents: 'CloudEvents 1.0' },
    created: 'Added',
    state: 'State',
    states: { active: 'Active', paused: 'Paused', failing: 'Failing' },
    actions: {
      deliveries: 'Last deliveries',
      edit: 'Change',
      pause: 'Pause',
      resume: 'Resume',
      remove: 'Delete',
    },
    pausedNow: 'Webhook paused: nothing is sent to it',
    resumedNow: 'Webhook resumed',
    empty: {
      title: 'No webhooks yet',
      explanation:
        'Add the address of a system to notify, for example of completed questionnaires.',
    },
    shown: {
      title: 'Webhook secret',
      explanation:
        'Copy it now: it will never be shown again. The other system uses it to check that notifications come from Cadran.',
      label: 'Signing secret',
      done: 'I have noted it',
    },
    removal: {
      title: 'Delete this webhook?',
      explanation: (url) =>
        `${url} will no longer be notified, and the record of what was sent to it is erased. To stop for a while, pause it instead.`,
      confirm: 'Delete the webhook',
      done: 'Webhook deleted',
    },
  },
  deliveries: {
    title: 'Last deliveries',
    ping: 'Send a test',
    event: 'Notification',
    events: {
      'candidate.started': 'Questionnaire started',
      'candidate.completed': 'Questionnaire completed',
      'candidate.decided': 'Decision recorded',
      'candidate.erased': 'Candidate erased',
      'order.ordered': 'Assessment ordered',
      'order.started': 'Ordered assessment started',
      'order.completed': 'Ordered assessment completed',
      'order.cancelled': 'Order cancelled',
      'order.expired': 'Order expired',
      'order.erased': 'Candidate of an order erased',
      ping: 'Test',
    },
    status: 'State',
    statuses: { queued: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
    outcome: 'Answer',
    sending: 'Sending…',
    noAnswer: 'No answer',
    tries: (num) => `${num} ${plural('en', num, 'attempt', 'attempts')}`,
    nextTry: (num, date) => `${num} ${plural('en', num, 'attempt', 'attempts')}; next on ${date}`,
    again: 'Retry',
    retry: 'Send again',
    empty: {
      title: 'Nothing has been sent yet',
      explanation: 'Send a test to see that the other system receives and answers.',
    },
  },
  trackingSystems: {
    title: 'Applicant tracking systems',
    explanation:
      'Your tracking system orders an assessment; Cadran invites the candidate and returns score, interval, fit and report. Create a key with the scope “Order assessments” for each system.',
    names: {
      greenhouse: 'Greenhouse',
      workable: 'Workable',
      ashby: 'Ashby',
      api: 'Another program',
    },
    steps: {
      greenhouse:
        'Give Greenhouse these addresses: the one below followed by /list_tests, /send_test, /test_status and /response_error, and the key. Enter the same key here: Cadran reports results with it.',
      workable:
        'Give Workable the address below as base URL, and the key as access token. Enter the token that Workable issues for its results here.',
      ashby:
        'Give Ashby the address below as base URL, and the key. Enter an API key of Ashby with the permission candidatesWrite here.',
      api: 'Send orders to the address below with the key. Choose a secret of at least 16 characters: it signs what Cadran sends to the return address.',
    },
    address: (name) => `Address (${name})`,
    set: 'Results returned',
    unset: 'Results not returned yet',
    setUp: 'Set up',
    change: 'Change',
    remove: 'Remove the token',
    removed: 'Token removed',
    dialog: (name) => `Return results to ${name}`,
    tokens: {
      greenhouse: 'Key given to Greenhouse',
      workable: 'Token issued by Workable',
      ashby: 'API key of Ashby',
      api: 'Signing secret',
    },
    tokenHint: 'At least 16 characters. It is stored encrypted and not shown again.',
    apiUrl: 'Address of Ashby’s API',
    save: 'Save',
    saved: 'Results will be returned',
  },
  directory: {
    title: 'Directory (SCIM 2.0)',
    explanation:
      'Your directory (Microsoft Entra ID, Okta…) creates, changes and deactivates users here, and its groups give them role and modules. Whoever is deactivated there loses access here at once.',
    address: 'Address for the directory (SCIM base URL, tenant URL)',
    createToken: 'Create a token',
    tokenName: 'Directory (SCIM)',
    tokenHint:
      'The token is an API key with the permission “Manage users (SCIM)”. To renew it, create another one, enter it at the directory, then revoke the former one in the list of API keys.',
    groups: 'Groups of the directory',
    group: 'Group',
    members: 'Members',
    role: 'Role',
    modules: 'Modules',
    roles: { nothing: 'Nothing', user: 'User', admin: 'Administrator' },
    roleHint:
      'As soon as one group gives a role, groups decide the role and modules of everybody the directory manages. In several groups, the members get the most.',
    screening: 'Screening',
    profiling: 'Culture audits',
    edit: 'Set what it gives',
    dialog: (name) => `What “${name}” gives its members`,
    save: 'Save',
    saved: 'Saved: the members have it now',
    empty: {
      title: 'No groups yet',
      explanation:
        'They appear here when your directory sends them. Until then new users have both modules.',
    },
  },
  reference: {
    title: 'Documentation',
    explanation:
      'Every call, with an example of each body and answer; generate a client from the OpenAPI document.',
    docs: 'API reference',
    openapi: 'OpenAPI document',
  },
} satisfies Shape<typeof fr>;
