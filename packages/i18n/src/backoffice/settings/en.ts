import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  introduction: 'The security of your account.',
  password: 'Change password',
  passwordExplanation:
    'Your other sessions will end: you will need the new password to log in there again.',
  sessions: {
    title: 'Sessions',
    explanation:
      'A session ends by itself 8 hours after its last use, and after 7 days in any case. End them all if you have lost a device or forgot to log out somewhere.',
    action: 'End all sessions',
    confirm: 'End all sessions?',
    consequence: 'You are logged out on every device, this one included.',
  },
} satisfies Shape<typeof fr>;
