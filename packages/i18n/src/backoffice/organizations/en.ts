import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  introduction: 'Each organisation has its own users, campaigns and colours.',
  search: 'Search for an organisation…',
  count: (total, shown) => `${shown} ${plural('en', total, 'organisation', 'organisations')}`,
  empty: {
    title: 'No organisations yet',
    explanation: 'Create the first one, then add an administrator to it.',
  },
  name: 'Name',
  language: 'Language',
  languageHint: 'The language first offered to its users and respondents.',
  status: 'Status',
  statuses: { active: 'Active', inactive: 'Inactive' },
  anyStatus: 'Any status',
  onlyStatus: { active: 'Active', inactive: 'Inactive' },
  createdAt: 'Created',
  add: 'Add an organisation',
  addTitle: 'New organisation',
  create: 'Create the organisation',
  created: 'The organization was successfully created',
  edit: 'Edit',
  activate: 'Activate',
  activated: (name) => `${name} is active`,
  deactivate: 'Deactivate',
  remove: 'Delete',
  deactivation: {
    title: (name) => `Deactivate ${name}?`,
    explanation:
      'Nobody in this organisation will be able to log in, and its questionnaires will no longer be available. Nothing is deleted: you can activate it again.',
    confirm: 'Deactivate',
    done: (name) => `${name} has been deactivated`,
  },
  deletion: {
    title: (name) => `Delete ${name}?`,
    lost: 'This will be lost for good:',
    allUsers: 'all of its users',
    users: (total) => `${total} ${plural('en', total, 'user', 'users')}`,
    campaigns: 'all of its screening campaigns and audits',
    answers: 'all answers of candidates and employees, and their reports',
    branding: 'its logo, its colours and its activity log',
    typeName: (name) => `To confirm, type “${name}”`,
    confirm: 'Delete for good',
    done: (name) => `${name} has been deleted`,
  },
} satisfies Shape<typeof fr>;
