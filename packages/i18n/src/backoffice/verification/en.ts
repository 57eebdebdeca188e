import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  title: 'Two-step verification',
  explanation:
    'After the password, a code that your phone renews every 30 seconds. A stolen password is no longer enough.',
  active: 'On',
  inactive: 'Off',
  demandedTitle: 'Your organisation requires it',
  demandedFirst:
    'Administrators of your organisation have to set it up. You can then use the rest of the application.',
  demanded: 'Your organisation requires it of its administrators: it cannot be removed.',
  setUp: 'Set up',
  activated: 'Two-step verification is on',
  removed: 'Two-step verification is off',
  codesLeft: (count) =>
    `You have ${count} ${plural('en', count, 'recovery code', 'recovery codes')} left.`,
  purposes: {
    setUp: {
      title: 'Set up two-step verification',
      explanation:
        'You need an authenticator app on your phone. First, please confirm that it is you.',
      action: 'Continue',
    },
    renew: {
      title: 'New recovery codes',
      explanation: 'The previous codes will stop working. Please confirm that it is you.',
      action: 'New recovery codes',
    },
    remove: {
      title: 'Remove two-step verification?',
      explanation:
        'Your password alone will then be enough to log in. Enter a code to confirm that it is you.',
      action: 'Remove',
    },
  },
  password: 'Current password',
  scan: 'Scan this code with your authenticator app, then enter the six digits it shows.',
  qrCode: 'QR code for the authenticator app; the key follows in writing',
  secret: 'Key to type, if you cannot scan',
  code: 'Code shown by the app',
  codeHint: 'Six digits',
  orRecoveryCode: 'Six digits, or one of your recovery codes',
  codeRequired: 'Please enter the six digits',
  wrongCode: 'This is not the right code. Wait for the next one, and check the phone’s clock.',
  activate: 'Verify and activate',
  recovery: {
    title: 'Your recovery codes',
    explanation:
      'Keep them somewhere safe, away from the phone: each of them lets you log in once without the app. They will never be shown again.',
    list: 'Recovery codes',
    copy: 'Copy the codes',
    named: 'the recovery codes',
    download: 'Download the codes',
    file: 'cadran-recovery-codes.txt',
    heading: (name) => `Cadran – recovery codes of ${name}`,
    done: 'I have noted them',
  },
} satisfies Shape<typeof fr>;
