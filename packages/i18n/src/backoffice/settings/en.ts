import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  introduction: 'The security of your account.',
  password: 'Change password',
  passwordExplanation:
    'Your other sessions will end: you will need the new password to log in there again.',
} satisfies Shape<typeof fr>;
