import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  places: {
    home: 'Home',
    screening: 'Screening',
    profiling: 'Audit of employees',
    adminDashboard: 'Dashboard',
    organization: 'My organisation',
    adminUsers: 'My users',
    superadminDashboard: 'Platform dashboard',
    organizations: 'Organisations',
    users: 'Users',
    outbox: 'Outbox',
    erasure: 'Erasing',
    retention: 'Retention',
    fairness: 'Fairness',
    evidence: 'Fairness and oversight',
    platformEvidence: 'Quality of the questionnaire',
    activityLog: 'Activity log',
    platformActivityLog: 'Platform activity log',
    profile: 'My profile',
    settings: 'Settings',
    help: 'Help',
  },
  sections: {
    modules: 'Modules',
    administration: 'Administration',
    platform: 'Platform',
    account: 'My account',
  },
} satisfies Shape<typeof fr>;
