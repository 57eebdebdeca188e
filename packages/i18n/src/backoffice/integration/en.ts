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
      'As soon as a candidate completes the questionnaire, we send a signed notification to these addresses. It contains identifiers and no personal data.',
    add: 'Add an address',
    addTitle: 'New webhook',
    changeTitle: 'Change the address',
    url: 'Address',
    urlHint: 'The one that will receive the notifications, by a POST request.',
    tooMany: (num) => `An organisation has at most ${num} webhooks: delete one first.`,
    create: 'Add',
    save: 'Save',
    saved: 'Address saved',
    created: 'Added',
    state: 'State',
    states: { active: 'Active', paused: 'Paused', failing: 'Failing' },
    actions: {
      deliveries: 'Last deliveries',
      edit: 'Change the address',
      pause: 'Pause',
      resume: 'Resume',
      remove: 'Delete',
    },
    pausedNow: 'Webhook paused: nothing is sent to it',
    resumedNow: 'Webhook resumed',
    empty: {
      title: 'No webhooks yet',
      explanation: 'Add the address of a system to notify of completed applications.',
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
    events: { 'candidate.completed': 'Questionnaire completed', ping: 'Test' },
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
  reference: {
    title: 'Documentation',
    explanation:
      'Every call, with an example of each body and answer; generate a client from the OpenAPI document.',
    docs: 'API reference',
    openapi: 'OpenAPI document',
  },
} satisfies Shape<typeof fr>;
