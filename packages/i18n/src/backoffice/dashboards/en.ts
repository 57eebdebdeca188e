import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  introduction: (organization) => `${organization} at a glance.`,
  platformTitle: 'Platform dashboard',
  platformIntroduction: 'The whole platform at a glance.',
  campaigns: 'Campaigns',
  respondents: 'Respondents',
  organizationParts: (active, inactive) => `${active} active, ${inactive} inactive`,
  userParts: (active, inactive) => `${active} active, ${inactive} inactive`,
  byModule: (screening, profiling) => `${screening} in screening, ${profiling} in audits`,
  openCampaigns: (count) => plural('en', count, 'open campaign', 'open campaigns'),
  seeOrganizations: 'See the organisations',
  seeUsers: 'See the users',
  seeCampaigns: 'See the campaigns',
  activity: {
    title: 'Recent activity',
    all: 'The whole log',
    none: 'Nothing yet.',
  },
  tasks: {
    title: 'To do',
    none: 'Everything is in place.',
    people: {
      action: 'Add a person',
      reason: 'Nobody else has an account in your organisation yet.',
    },
    logo: {
      action: 'Add your logo',
      reason: 'Candidates and employees will know at once who is asking.',
    },
    colors: {
      action: 'Choose your colours',
      reason: 'The application still uses Cadran’s colours.',
    },
    security: {
      action: 'Set up two-step verification',
      reason: 'A password alone does not protect an administrator’s account well enough.',
    },
  },
} satisfies Shape<typeof fr>;
