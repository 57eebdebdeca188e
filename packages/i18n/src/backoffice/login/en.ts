import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  title: 'Log in',
  welcome: 'Welcome',
  introduction: 'Log in to get back to your campaigns.',
  identifier: 'Login',
  identifierHint: 'Username or email address',
  password: 'Password',
  connect: 'Connect',
  identifierRequired: 'Please enter a login',
  passwordRequired: 'Please enter a password',
  throttled: (wait) => `Too many attempts. Try again in ${wait}.`,
  secondFactor: {
    title: 'Two-step verification',
    explanation:
      'Enter the six-digit code from your authenticator app, or one of your recovery codes.',
    code: 'Verification code',
    codeRequired: 'Please enter the code',
    wrong: 'This code is not valid. Check the time on your phone and try again.',
    verify: 'Verify',
    back: 'Use another login',
  },
  picture: {
    headline: 'The right person, in the right place.',
    text: 'Culture, values, personality, motivations: clear measures for confident decisions.',
  },
} satisfies Shape<typeof fr>;
