import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  introduction: 'Your details and your preferences.',
  identity: 'Identity',
  preferences: 'Preferences',
  fullName: 'Full name',
  fullNameHint: 'Your colleagues see it instead of your username.',
  username: 'Username',
  email: 'Email address',
  organization: 'Organisation',
  role: 'Role',
  status: 'Status',
  statuses: { active: 'Active', inactive: 'Inactive' },
  createdAt: 'Created on',
  screening: 'Screening',
  profiling: 'Audit of employees',
  enabled: 'Enabled',
  disabled: 'Disabled',
  notifications: 'Notifications',
  notificationsHint: 'Receive an email when a candidate completes the questionnaire.',
  language: 'Language',
  languageHint: 'Used in your emails, and on the screen when you first log in on a device.',
  save: 'Save',
  saved: 'Profile saved',
} satisfies Shape<typeof fr>;
